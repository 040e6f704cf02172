import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { courseLessons } from '../../db/schema.ts';
import { entitleReader, readLessons } from '../courses/course-lessons.ts';
import { findCourse, listLessons, type FoundCourse, type LessonRow } from '../courses/courses.repo.ts';
import { isCourseThereFor } from '../courses/is-there-for.ts';
import { sampleOf } from '../courses/lesson-sample.ts';
import { studiedLessons } from '../courses/lesson-study.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';

/** Progress of a user in one lesson. */
interface Studied {
  position: number;
  watch_seconds: number;
  /** Whole per cent. */
  progress: number;
  done_at: string | null;
  studied_at: string | null;
  begun_at: string | null;
}

/** Returns the progress of a user in each lesson of a course, by the lesson's id. */
async function findStudied(
  db: Database,
  courseId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<ReadonlyMap<number, Studied>> {
  const lessons = studiedLessons({ user: userId, now, isMeant: eq(courseLessons.courseId, courseId) });
  const at = (name: string) => instantJson(sql.identifier(name));
  const { rows } = await db.execute<Studied & { id: string } & Record<string, unknown>>(sql`
    select id, position, watch_seconds, progress, ${at('done_at')} as done_at, ${at('studied_at')} as studied_at,
      ${at('begun_at')} as begun_at from (${lessons}) as lessons`);
  return new Map(rows.map(({ id, ...studied }) => [Number(id), studied]));
}

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

/** A lesson, what one person has studied of it, and whether it opens to them. */
export type LearnedLesson = Awaited<ReturnType<typeof lessonsOf>>[number];

export interface LearnedCourse {
  course: FoundCourse;
  right: Entitlement;
  lessons: LearnedLesson[];
}

/** The lessons of a course in their order. Undefined for what is not there, and for what is hidden from who does not have it. */
export async function findLearnedCourse(
  db: Database,
  courseId: number,
  userId: number,
  now: Date,
): Promise<LearnedCourse | undefined> {
  const course = await findCourse(db, courseId, now);
  if (!course) return undefined;
  const rows = await listLessons(db, courseId, now);
  const { charge, isVipFree, ownerId, publishedAt } = course;
  const goods = { type: 'course', id: courseId, charge, isVipFree, ownerId, sample: sampleOf(rows) };
  const right = await findEntitlement(db, goods, userId, now);
  if (!(await isCourseThereFor(db, { id: courseId, publishedAt }, right, { userId, now }))) return undefined;
  return { course, right, lessons: await lessonsOf(db, rows, { courseId, right, userId, now }) };
}

async function lessonsOf(
  db: Database,
  rows: readonly LessonRow[],
  { courseId, right, ...reader }: { courseId: number; right: Entitlement; userId: number; now: Date },
) {
  const [read, studied] = await Promise.all([
    readLessons(rows, { right, studied: [], entitle: entitleReader(db, reader) }),
    findStudied(db, courseId, reader),
  ]);
  return read.map(({ row, isOpen }) => {
    const of = studied.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      chapter: row.chapter?.title ?? '',
      videoId: row.videoId,
      articleId: row.article?.id ?? null,
      paperId: row.paper?.id ?? null,
      duration: row.video?.duration || row.duration,
      position: of?.position ?? 0,
      watchSeconds: of?.watch_seconds ?? 0,
      progress: of?.progress ?? 0,
      watchedAt: dateOf(of?.done_at),
      studiedAt: dateOf(of?.studied_at),
      createdAt: dateOf(of?.begun_at),
      isCounted: row.isCounted,
      isOpen,
    };
  });
}
