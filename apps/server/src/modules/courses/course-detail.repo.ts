import { and, asc, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { courseAttachments, courseLessons, courses, mediaFiles, professions } from '../../db/schema.ts';
import { isPublished, listCards, type CourseRow } from './courses.repo.ts';
import { studiedLessons } from './lesson-study.ts';

/** What the page of a course says beyond its card. */
export async function findMore(db: Database, id: number) {
  const [found] = await db
    .select({
      outcomes: courses.outcomes,
      studyDays: courses.studyDays,
      isRecommended: courses.isRecommended,
      soldUntil: courses.soldUntil,
      categoryId: courses.categoryId,
      teacherId: courses.teacherId,
      professionId: courses.professionId,
      profession: { id: professions.id, name: professions.name },
    })
    .from(courses)
    .leftJoin(professions, eq(professions.id, courses.professionId))
    .where(eq(courses.id, id));
  return found;
}

export type MoreOfCourse = NonNullable<Awaited<ReturnType<typeof findMore>>>;

const isThere = isNull(mediaFiles.deletedAt);

/** The files that come with a course, in their order. */
export const listAttachments = (db: Database, courseId: number) =>
  db
    .select({
      id: courseAttachments.id,
      name: courseAttachments.name,
      fileName: mediaFiles.fileName,
      bytes: mediaFiles.bytes,
      onlyBuyer: courseAttachments.onlyBuyer,
    })
    .from(courseAttachments)
    .innerJoin(mediaFiles, eq(mediaFiles.id, courseAttachments.mediaId))
    .where(and(eq(courseAttachments.courseId, courseId), isThere))
    .orderBy(asc(courseAttachments.sort), asc(courseAttachments.id));

const bytesColumns = {
  storageKey: mediaFiles.storageKey,
  videoId: mediaFiles.videoId,
  fileName: mediaFiles.fileName,
};

/** One of the files of this course. */
export async function findAttachment(db: Database, courseId: number, id: number) {
  const [found] = await db
    .select({ ...bytesColumns, onlyBuyer: courseAttachments.onlyBuyer })
    .from(courseAttachments)
    .innerJoin(mediaFiles, eq(mediaFiles.id, courseAttachments.mediaId))
    .where(and(eq(courseAttachments.id, id), eq(courseAttachments.courseId, courseId), isThere));
  return found;
}

export async function countDownload(db: Database, id: number): Promise<void> {
  await db
    .update(courseAttachments)
    .set({ downloadTimes: sql`${courseAttachments.downloadTimes} + 1` })
    .where(eq(courseAttachments.id, id));
}

/** The file of a lesson of this course. */
export async function findLessonFile(db: Database, courseId: number, id: number) {
  const [found] = await db
    .select({ ...bytesColumns, isFree: courseLessons.isFree })
    .from(courseLessons)
    .innerJoin(mediaFiles, eq(mediaFiles.id, courseLessons.mediaId))
    .where(and(eq(courseLessons.id, id), eq(courseLessons.courseId, courseId), isThere));
  return found;
}

/** Progress of a user in one lesson. */
export interface LessonStudy {
  id: number;
  isDone: boolean;
  studiedAt: Date;
  /** Seconds of a video, whole per cent of a text. */
  position: number;
}

/** Lessons of a course that a user has begun, counted as in `CourseProgress`. */
export async function listStudied(
  db: Database,
  { courseId, userId, now }: { courseId: number; userId: number; now: Date },
): Promise<LessonStudy[]> {
  const lessons = studiedLessons({ user: userId, now, isMeant: eq(courseLessons.courseId, courseId) });
  const { rows } = await db.execute<{ id: string; is_done: boolean; studied_at: string; position: number }>(
    sql`select id, done_at is not null as is_done, ${instantJson(sql`studied_at`)} as studied_at, position from (${lessons}) as lessons
      where studied_at is not null`,
  );
  return rows.map(({ id, is_done: isDone, studied_at: at, position }) => ({
    id: Number(id),
    isDone,
    studiedAt: new Date(at),
    position,
  }));
}

/** How many courses a membership opens that are sold otherwise. */
export const countOfMembers = (db: Database, now: Date): Promise<number> =>
  db.$count(courses, and(isPublished(now), courses.isVipFree, gt(courses.charge, 0)));

const mostRelated = 4;

/** Others of the same profession, teacher or category: in this order, and those first that most have bought. */
export async function listRelated(
  db: Database,
  { id, professionId, teacherId, categoryId }: MoreOfCourse & { id: number },
  now: Date,
): Promise<CourseRow[]> {
  const isOfProfession = professionId === null ? undefined : eq(courses.professionId, professionId);
  const isOfTeacher = teacherId === null ? undefined : eq(courses.teacherId, teacherId);
  const first = (is: typeof isOfTeacher) => (is ? [desc(sql`coalesce(${is}, false)`)] : []);
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        isPublished(now),
        ne(courses.id, id),
        or(isOfProfession, isOfTeacher, eq(courses.categoryId, categoryId)),
      ),
    )
    .orderBy(...first(isOfProfession), ...first(isOfTeacher), desc(courses.userCount), desc(courses.id))
    .limit(mostRelated);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const cards = new Map((await listCards(db, ids, now)).map((card) => [card.id, card]));
  return ids.flatMap((each) => cards.get(each) ?? []);
}
