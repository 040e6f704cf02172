import { and, eq, exists, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, courses, mediaFiles, papers, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Change } from '../../resources/resource.ts';
import { isPaperPublished } from '../courses/lesson-study.ts';
import { courseStrings as strings } from './managed-courses.strings.ts';

/** Refuses to publish courses in which there is nothing to learn. What was published before may be so again by an undo. */
export async function checkCourses(
  ids: readonly number[],
  { tx, isUndo, now }: Change,
  fields: ReadonlySet<string>,
): Promise<void> {
  if (isUndo === true || !fields.has('published_at')) return;
  const areThese = and(inArray(courses.id, [...ids]), isNotNull(courses.publishedAt));
  if ((await tx.$count(courses, and(areThese, not(exists(lessonsOf(tx)))))) > 0)
    throw new Problem(1, strings.needsLesson, { field: 'contents' });
  if ((await tx.$count(courses, and(areThese, not(exists(readyOf(tx, now)))))) > 0)
    throw new Problem(1, strings.needsReady, { field: 'contents' });
}

const isOfIt = eq(courseLessons.courseId, courses.id);

const lessonsOf = (tx: Database) =>
  tx
    .select({ one: sql`1` })
    .from(courseLessons)
    .where(isOfIt);

/** Lessons that who has the course can take. */
const readyOf = (tx: Database, now: Date) =>
  tx
    .select({ one: sql`1` })
    .from(courseLessons)
    .leftJoin(videos, eq(videos.id, courseLessons.videoId))
    .leftJoin(papers, eq(papers.id, courseLessons.paperId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, sql`coalesce(${courseLessons.mediaId}, ${videos.mediaId})`))
    .where(
      and(
        isOfIt,
        or(
          inArray(courseLessons.kind, ['article', 'live']),
          ne(courseLessons.content, ''),
          isPaperPublished(now),
          and(eq(mediaFiles.status, 'ready'), isNull(mediaFiles.deletedAt)),
        ),
      ),
    );
