import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, studyRecords, videoProgress, videos } from '../../db/schema.ts';
import { entitleReader, readLessons } from '../courses/course-lessons.ts';
import { findCourse, listLessons, type FoundCourse, type LessonRow } from '../courses/courses.repo.ts';
import { isCourseThereFor } from '../courses/is-there-for.ts';
import { sampleOf } from '../courses/lesson-sample.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';

/** How far each lesson of a course that can be watched or read was studied, by the lesson's id. */
function findStudied(db: Database, courseId: number, userId: number) {
  return db
    .select({
      id: courseLessons.id,
      duration: sql<number>`coalesce(${videos.duration}, 0)`,
      position: sql<number>`coalesce(${videoProgress.position}, ${studyRecords.place}, 0)`,
      watchSeconds: sql<number>`coalesce(${videoProgress.watchSeconds}, 0)`,
      progress: sql<number>`(case when ${videoProgress.watchedAt} is not null then 100
        when ${videoProgress.userId} is not null
          then least(99, floor(${videoProgress.watchSeconds} * 100 / greatest(1, ${videos.duration})))
        else coalesce(${studyRecords.progress}, 0) end)::int`,
      watchedAt: sql<Date | null>`coalesce(${videoProgress.watchedAt},
        case when ${studyRecords.progress} = 100 then ${studyRecords.studiedAt} end)`.mapWith(
        videoProgress.watchedAt,
      ),
      studiedAt: sql<Date | null>`coalesce(${videoProgress.studiedAt}, ${studyRecords.studiedAt})`.mapWith(
        videoProgress.studiedAt,
      ),
      createdAt: sql<Date | null>`coalesce(${videoProgress.createdAt}, ${studyRecords.createdAt})`.mapWith(
        videoProgress.createdAt,
      ),
    })
    .from(courseLessons)
    .leftJoin(videos, eq(videos.id, courseLessons.videoId))
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.videoId, courseLessons.videoId), eq(videoProgress.userId, userId)),
    )
    .leftJoin(
      studyRecords,
      and(eq(studyRecords.articleId, courseLessons.articleId), eq(studyRecords.userId, userId)),
    )
    .where(eq(courseLessons.courseId, courseId));
}

/** A lesson, what one person has studied of it, and whether it opens to them. */
export type LearnedLesson = Awaited<ReturnType<typeof lessonsOf>>[number];

export interface LearnedCourse {
  course: FoundCourse;
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
  return { course, lessons: await lessonsOf(db, rows, { courseId, right, userId, now }) };
}

async function lessonsOf(
  db: Database,
  rows: readonly LessonRow[],
  { courseId, right, ...reader }: { courseId: number; right: Entitlement; userId: number; now: Date },
) {
  const [read, studied] = await Promise.all([
    readLessons(rows, { right, studied: [], entitle: entitleReader(db, reader) }),
    findStudied(db, courseId, reader.userId),
  ]);
  const byId = new Map(studied.map((each) => [each.id, each]));
  return read.map(({ row, isOpen }) => {
    const of = byId.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      chapter: row.chapter?.title ?? '',
      videoId: row.videoId,
      articleId: row.article?.id ?? null,
      duration: of?.duration || row.duration,
      position: of?.position ?? 0,
      watchSeconds: of?.watchSeconds ?? 0,
      progress: of?.progress ?? 0,
      watchedAt: of?.watchedAt ?? null,
      studiedAt: of?.studiedAt ?? null,
      createdAt: of?.createdAt ?? null,
      isOpen,
    };
  });
}
