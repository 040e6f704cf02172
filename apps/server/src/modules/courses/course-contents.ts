import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { articles, courseChapters, courseLessons, courses, mediaFiles, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart, Fields, WriterScope } from '../../resources/resource.ts';
import { isSomebodys } from '../orders/holders.repo.ts';
import { courseStrings as strings } from './courses.strings.ts';
import { putLessons, type Present } from './put-lessons.ts';
import { requireSources } from './lesson-sources.ts';

type Contents = Fields<Contract['manageCourses']>['contents'];
type Lesson = Contents[number]['lessons'][number];

const { id, courseId, chapterId, kind, articleId, videoId, sort } = courseLessons;

/** Chapters with their lessons in their order; what stands before the first one comes in one without a title. */
function contentsJson(lesson: SQL): SQL {
  const lessons = (isMeant: SQL | undefined) => sql`(
    select json_agg(${lesson} order by ${asc(sort)}, ${asc(id)}) from ${courseLessons}
    left join ${articles} on ${eq(articles.id, articleId)}
    left join ${videos} on ${eq(videos.id, videoId)}
    left join ${mediaFiles} on ${eq(mediaFiles.id, sql`coalesce(${courseLessons.mediaId}, ${videos.mediaId})`)}
    where ${and(eq(courseId, courses.id), isMeant)})`;
  return sql`(
    select coalesce(json_agg(json_build_object('title', parts.title, 'lessons', parts.lessons) order by parts.place, parts.id), '[]')
    from (
      select -1 as place, 0 as id, '' as title, ${lessons(isNull(chapterId))} as lessons
      union all
      select ${courseChapters.sort}, ${courseChapters.id}, ${courseChapters.title},
        coalesce(${lessons(eq(chapterId, courseChapters.id))}, '[]')
      from ${courseChapters} where ${eq(courseChapters.courseId, courses.id)}
    ) as parts where parts.lessons is not null)`;
}

const written = sql`'id', ${id}, 'kind', ${kind}, 'title', ${courseLessons.title}, 'is_free', ${courseLessons.isFree},
  'video_id', ${videoId}, 'article_id', ${articleId}, 'media_id', ${courseLessons.mediaId},
  'starts_at', ${instantJson(courseLessons.startsAt)}, 'live_url', ${courseLessons.liveUrl},
  'duration', ${courseLessons.duration}, 'free_seconds', ${videos.freeSeconds}, 'ban_drag', ${videos.banDrag}`;

const isThere = isNull(mediaFiles.deletedAt);

/** Whether who has the course can take a lesson, with its article, video and file joined. */
const isReady = sql`case ${kind}
  when 'video' then coalesce(${mediaFiles.status} = 'ready' and ${isThere}, false)
  when 'article' then coalesce(${articles.deletedAt} is null, false)
  when 'attachment' then coalesce(${mediaFiles.id} is not null and ${isThere}, false)
  else true end`;

/** What the form shows of a course's lessons. */
export const contentsWithFacts = contentsJson(sql`json_build_object(${written}, 'is_ready', ${isReady},
  'source_title', coalesce(${videos.title}, ${articles.title}, ${mediaFiles.title}, ''),
  'is_removed', ${articles.deletedAt} is not null)`);

/** The lessons of a course as a field of the console. */
export const contentsField: FieldApart<Contents> = {
  json: contentsJson(sql`json_build_object(${written})`),
  write: writeContents,
};

async function writeContents(
  tx: Database,
  course: number,
  contents: Contents,
  _now: Date,
  scope: WriterScope,
): Promise<void> {
  if (contents.some(({ title }, place) => title === '' && place > 0))
    throw refusal(strings.chapterWithoutTitle);
  const lessons = contents.flatMap((chapter) => chapter.lessons);
  for (const lesson of lessons) requireWhole(lesson);
  requireOnce(lessons);
  const present = await tx
    .select({
      id,
      kind,
      articleId,
      videoId,
      mediaId: courseLessons.mediaId,
      duration: courseLessons.duration,
    })
    .from(courseLessons)
    .where(eq(courseId, course));
  const lengths = await requireSources(tx, lessons, present, scope);
  const stays = (row: Present) => lessons.some((lesson) => isSame(lesson, row));
  const leaving = present.filter((row) => !stays(row)).map((row) => row.id);
  if (leaving.length > 0 && (await isSomebodys(tx, 'course', [course])))
    throw refusal(strings.lessonIsBought);

  await tx.delete(courseLessons).where(inArray(id, leaving));
  // Lessons keep their ids: what was learned of them hangs on those.
  await tx.update(courseLessons).set({ chapterId: null }).where(eq(courseId, course));
  await tx.delete(courseChapters).where(eq(courseChapters.courseId, course));
  for (const [place, { title, lessons: ofChapter }] of contents.entries()) {
    const chapter = title === '' ? null : await addChapter(tx, course, { title, sort: place });
    const find = (lesson: Lesson) => present.find((row) => isSame(lesson, row));
    await putLessons(tx, { courseId: course, chapterId: chapter }, ofChapter, { find, lengths });
  }
}

/** The same lesson as before: of its id, and still of the same kind. */
const isSame = (lesson: Lesson, row: Present) =>
  lesson.id === row.id && lesson.kind === row.kind && lesson.article_id === row.articleId;

function requireWhole({
  kind: of,
  video_id,
  article_id,
  media_id,
  starts_at,
  live_url,
  is_free,
}: Lesson): void {
  if ((of === 'article') !== (article_id !== null)) throw refusal(strings.articleOfLesson);
  if (of !== 'video' && video_id !== null) throw refusal(strings.videoOfLesson);
  if (of !== 'attachment' && media_id !== null) throw refusal(strings.fileOfLesson);
  if (of !== 'live' && live_url !== '') throw refusal(strings.addressOfLesson);
  if ((of === 'live') !== (starts_at !== null)) throw refusal(strings.startOfLesson);
  if (of === 'article' && is_free) throw refusal(strings.freeArticle);
}

function requireOnce(lessons: readonly Lesson[]): void {
  const isTwice = (all: readonly unknown[]) => new Set(all).size < all.length;
  if (isTwice(lessons.flatMap((lesson) => lesson.article_id ?? []))) throw refusal(strings.articleTwice);
  if (isTwice(lessons.flatMap((lesson) => lesson.id ?? []))) throw refusal(strings.lessonTwice);
}

async function addChapter(tx: Database, course: number, chapter: { title: string; sort: number }) {
  const [stored] = await tx
    .insert(courseChapters)
    .values({ courseId: course, ...chapter })
    .returning({ id: courseChapters.id });
  return stored?.id ?? null;
}

const refusal = (message: string) => new Problem(1, message, { field: 'contents' });
