import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, courseLessons, courses, mediaFiles, papers, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { WriterScope } from '../../resources/resource.ts';
import { courseStrings as strings } from './courses.strings.ts';
import type { WrittenLesson } from './lesson-rules.ts';
import { isTaughtBy } from './owner-of.ts';
import type { Present } from './put-lessons.ts';

/** Videos that somebody has added or teaches. */
export const isOwnVideo = (userId: number) =>
  sql`(${videos.ownerId} = ${userId} or ${isTaughtBy(videos, userId)})`;

/**
 * Refuses lessons of what is not there, or not of whoever writes, and answers how long the videos are, by id. What stood in the course
 * before keeps its place, also what was removed or belongs to somebody else.
 */
export async function requireSources(
  tx: Database,
  lessons: readonly WrittenLesson[],
  present: readonly Present[],
  { ownerId }: WriterScope,
): Promise<ReadonlyMap<number, number>> {
  const videoIds = idsOf(lessons.map((lesson) => lesson.video_id));
  const ownVideo = ownerId === null ? undefined : isOwnVideo(ownerId);
  const found = await tx
    .select({ id: videos.id, duration: videos.duration, isMeant: sql<boolean>`${ownVideo ?? sql`true`}` })
    .from(videos)
    .where(inArray(videos.id, videoIds))
    .for('key share');
  const keptVideos = idsOf(present.map((row) => row.videoId));
  if (found.filter((row) => row.isMeant || keptVideos.includes(row.id)).length < videoIds.length)
    throw gone();
  await requireChosen(tx, lessons, present, ownerId);
  await keepTrials(tx, lessons, new Set(found.filter((row) => row.isMeant).map((row) => row.id)));
  return new Map(found.map((row) => [row.id, row.duration]));
}

/** Refuses articles, papers and files that are not there, or not of the writer. */
async function requireChosen(
  tx: Database,
  lessons: readonly WrittenLesson[],
  present: readonly Present[],
  ownerId: number | null,
) {
  const articleIds = idsOf(lessons.map((lesson) => lesson.article_id));
  const mayArticle = and(
    isNull(articles.deletedAt),
    ownerId === null ? undefined : eq(articles.authorId, ownerId),
  );
  const keptArticles = inArray(articles.id, idsOf(present.map((row) => row.articleId)));
  const foundArticles = await tx.$count(
    articles,
    and(inArray(articles.id, articleIds), or(mayArticle, keptArticles)),
  );
  const mediaIds = idsOf(lessons.map((lesson) => lesson.media_id));
  const mayFile = and(
    isNull(mediaFiles.deletedAt),
    ownerId === null ? undefined : eq(mediaFiles.userId, ownerId),
  );
  const keptFiles = inArray(mediaFiles.id, idsOf(present.map((row) => row.mediaId)));
  const foundFiles = await tx.$count(
    mediaFiles,
    and(inArray(mediaFiles.id, mediaIds), ne(mediaFiles.kind, 'video'), or(mayFile, keptFiles)),
  );
  if (foundArticles < articleIds.length || foundFiles < mediaIds.length) throw gone();
  await requirePapers(tx, lessons, present, ownerId);
}

async function requirePapers(
  tx: Database,
  lessons: readonly WrittenLesson[],
  present: readonly Present[],
  ownerId: number | null,
) {
  const paperIds = idsOf(lessons.map((lesson) => lesson.paper_id));
  const mayPaper = and(isNull(papers.deletedAt), ownerId === null ? undefined : eq(papers.authorId, ownerId));
  const kept = inArray(papers.id, idsOf(present.map((row) => row.paperId)));
  // A paper that becomes a lesson is not removed meanwhile: a removal changes its row.
  const found = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(and(inArray(papers.id, paperIds), or(mayPaper, kept)))
    .for('share');
  if (found.length < paperIds.length) throw gone();
}

/** What of a video may be tried, and whether it may be dragged, stands with the video: of somebody else's it stays. */
async function keepTrials(tx: Database, lessons: readonly WrittenLesson[], mayChange: ReadonlySet<number>) {
  for (const { video_id: id, free_seconds: freeSeconds, ban_drag: banDrag } of lessons) {
    if (id === null || !mayChange.has(id) || (freeSeconds === null && banDrag === null)) continue;
    const [video] = await tx
      .update(videos)
      .set({
        ...(freeSeconds !== null && { freeSeconds }),
        ...(banDrag !== null && { banDrag }),
      })
      .where(eq(videos.id, id))
      .returning({ duration: videos.duration, freeSeconds: videos.freeSeconds });
    if (video && video.duration > 0 && video.freeSeconds > 0 && video.freeSeconds >= video.duration)
      throw new Problem(1, strings.trialTooLong, { field: 'contents' });
  }
}

const idsOf = (all: readonly (number | null)[]) => [...new Set(all.flatMap((one) => one ?? []))];

const gone = () => new Problem(1, strings.gone, { field: 'contents' });

/** Courses that have one of these papers as a lesson. */
export const listCoursesOfPapers = (db: Database, paperIds: readonly number[]) =>
  db
    .selectDistinct({ id: courses.id, title: courses.title })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(inArray(courseLessons.paperId, [...paperIds]))
    .orderBy(courses.id);
