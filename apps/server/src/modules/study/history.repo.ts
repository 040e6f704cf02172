import type { HistoryRef } from '@shuyuan/api-client';
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { schoolDayOf } from '../../calendar/school-day.ts';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { courseLessons, courses, grants, studyRecords, videoProgress, videos } from '../../db/schema.ts';
import { isOwning } from '../grants/grants.repo.ts';
import { isInHistory } from './continue.repo.ts';

export interface StudiedRow {
  type: 'article' | 'video';
  id: number;
  day: string;
  studied_at: string;
  progress: number;
  position: number | null;
  /** It belongs to the person. */
  is_owned: boolean;
  /** A lesson of a course that everybody may see, or that belongs to the person. */
  is_lesson: boolean;
}

const hasGrant = (userId: number, now: Date, type: SQL, id: SQL) => sql`exists (
  select 1 from ${grants} where ${and(eq(grants.userId, userId), isOwning(grants, now))}
    and ${grants.goodsType} = ${type} and ${grants.goodsId} = ${id})`;

/** One page of what was watched and read, the latest first. What each thing is, nobody asks here: it may be gone. */
export async function listHistory(
  db: Database,
  { userId, now }: { userId: number; now: Date },
  { page, size }: { page: number; size: number },
): Promise<StudiedRow[]> {
  const { rows } = await db.execute<StudiedRow & Record<string, unknown>>(sql`
    select studied.type, studied.id, ${schoolDayOf(sql`studied.at`)}::text as day,
      ${instantJson(sql`studied.at`)} as studied_at, studied.progress, studied.position,
      ${hasGrant(userId, now, sql`studied.type`, sql`studied.id`)} as is_owned,
      (studied.type = 'video' and exists (
        select 1 from ${courseLessons} join ${courses} on ${eq(courses.id, courseLessons.courseId)}
        where ${courseLessons.videoId} = studied.id and (${lte(courses.publishedAt, now)}
          or ${hasGrant(userId, now, sql`'course'`, sql`${courses.id}`)}))) as is_lesson
    from (
      select 'article' as type, ${studyRecords.articleId} as id, ${studyRecords.studiedAt} as at,
        ${studyRecords.progress}::int as progress, null::double precision as position
      from ${studyRecords} where ${and(eq(studyRecords.userId, userId), isInHistory(studyRecords))}
      union all
      select 'video', ${videoProgress.videoId}, ${videoProgress.studiedAt},
        case when ${videoProgress.watchedAt} is not null then 100
          else least(99, floor(${videoProgress.watchSeconds} * 100 / greatest(1, ${videos.duration})))::int end,
        ${videoProgress.position}
      from ${videoProgress} join ${videos} on ${eq(videos.id, videoProgress.videoId)}
      where ${and(eq(videoProgress.userId, userId), isInHistory(videoProgress))}
      order by 3 desc, 2 desc, 1 limit ${size} offset ${(page - 1) * size}
    ) as studied order by studied.at desc, studied.id desc, studied.type`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export async function countHistory(db: Database, userId: number): Promise<number> {
  const [read, watched] = await Promise.all([
    db.$count(studyRecords, and(eq(studyRecords.userId, userId), isInHistory(studyRecords))),
    db.$count(videoProgress, and(eq(videoProgress.userId, userId), isInHistory(videoProgress))),
  ]);
  return read + watched;
}

/** Takes it out until it is studied again. How far it was studied stays: courses count on it. */
export async function forgetStudied(
  db: Database,
  userId: number,
  { type, id }: HistoryRef,
  now: Date,
): Promise<void> {
  const removal = { historyRemovedAt: now };
  if (type === 'article')
    await db
      .update(studyRecords)
      .set(removal)
      .where(and(eq(studyRecords.userId, userId), eq(studyRecords.articleId, Number(id))));
  else
    await db
      .update(videoProgress)
      .set(removal)
      .where(and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, Number(id))));
}
