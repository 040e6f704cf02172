import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { combos, courseCompletions, courseLessons, courses, videoProgress, videos } from '../../db/schema.ts';
import { studiedParts } from '../combos/combo-resource.ts';
import { studiedLessons } from '../courses/lesson-study.ts';
import { ownedPage } from './owned-goods.ts';

export interface MySlice {
  userId: number;
  now: Date;
  page: number;
  size: number;
}

/** Of something that has parts. */
export interface WholeRow {
  id: number;
  at: string;
  charge: number;
  title: string;
  thumb: string;
  price: number;
  parts_count: number;
  learned_count: number;
  watched_at: string | null;
}

export interface CourseRow extends WholeRow {
  /** When all of it was studied for the first time. */
  finished_at: string | null;
  last_id: number | null;
  last_seconds: number | null;
  last_title: string | null;
  last_duration: number | null;
}

export interface VideoRow extends Omit<WholeRow, 'price' | 'parts_count' | 'learned_count'> {
  price: number | null;
  duration: number;
  position: number;
  watch_seconds: number;
}

const { courseId, videoId } = courseLessons;
const { finishedAt } = courseCompletions;

const learnedOf = (course: SQL, userId: number, now: Date) => sql`
  select count(*)::int as parts_count, count(done_at)::int as learned_count, max(done_at) as watched_at
  from (${studiedLessons({ user: userId, now, isMeant: sql`${courseId} = ${course}` })}) as lessons where is_counted`;

const lastVideoOf = (course: SQL, userId: number) => sql`
  select ${videos.id} as last_id, ${videoProgress.watchSeconds} as last_seconds, ${videos.title} as last_title,
    ${videos.duration} as last_duration
  from ${courseLessons}
  join ${videoProgress} on ${and(eq(videoProgress.videoId, videoId), eq(videoProgress.userId, userId))}
  join ${videos} on ${eq(videos.id, videoId)}
  where ${courseId} = ${course} order by ${desc(videoProgress.studiedAt)}, ${desc(videos.id)} limit 1`;

/** What every row has of what it is, and since when it is theirs. */
const facts = (of: typeof courses | typeof combos | typeof videos) =>
  sql`${of.id} as id, ${instantJson(sql`owned.at`)} as at, owned.charge, ${of.title} as title, ${of.thumb} as thumb, ${of.charge} as price`;

const inOrder = sql`order by owned.at desc, owned.id desc`;

export async function listMyCourses(db: Database, { userId, now, ...page }: MySlice): Promise<CourseRow[]> {
  const { rows } = await db.execute<CourseRow & Record<string, unknown>>(sql`
    select ${facts(courses)}, learned.parts_count, learned.learned_count,
      ${instantJson(sql`learned.watched_at`)} as watched_at, ${instantJson(finishedAt)} as finished_at, last_video.*
    from (${ownedPage({ userId, type: 'course', now }, page)}) as owned
    join ${courses} on ${courses.id} = owned.id
    cross join lateral (${learnedOf(sql`owned.id`, userId, now)}) as learned
    left join ${courseCompletions} on ${and(eq(courseCompletions.courseId, courses.id), eq(courseCompletions.userId, userId))}
    left join lateral (${lastVideoOf(sql`owned.id`, userId)}) as last_video on true
    ${inOrder}`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    last_id: row.last_id === null ? null : Number(row.last_id),
  }));
}

export async function listMyCombos(db: Database, { userId, now, ...page }: MySlice): Promise<WholeRow[]> {
  const { rows } = await db.execute<WholeRow & Record<string, unknown>>(sql`
    select ${facts(combos)}, learned.parts_count, learned.learned_count, ${instantJson(sql`learned.watched_at`)} as watched_at
    from (${ownedPage({ userId, type: 'combo', now }, page)}) as owned
    join ${combos} on ${combos.id} = owned.id
    cross join lateral (
      select count(*)::int as parts_count, (count(*) filter (where is_done))::int as learned_count,
        max(at) filter (where is_done) as watched_at
      from (${studiedParts(userId, now)}) as parts where parts.id = owned.id) as learned
    ${inOrder}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export async function listMyVideos(db: Database, { userId, now, ...page }: MySlice): Promise<VideoRow[]> {
  const { rows } = await db.execute<VideoRow & Record<string, unknown>>(sql`
    select ${facts(videos)}, ${videos.duration} as duration, coalesce(${videoProgress.position}, 0) as position,
      coalesce(${videoProgress.watchSeconds}, 0) as watch_seconds, ${instantJson(videoProgress.watchedAt)} as watched_at
    from (${ownedPage({ userId, type: 'video', now }, page)}) as owned
    join ${videos} on ${videos.id} = owned.id
    left join ${videoProgress} on ${and(eq(videoProgress.videoId, videos.id), eq(videoProgress.userId, userId))}
    ${inOrder}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
