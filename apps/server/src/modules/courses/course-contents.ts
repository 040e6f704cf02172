import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import {
  articles,
  courseChapters,
  courseLessons,
  courses,
  mediaFiles,
  papers,
  videos,
} from '../../db/schema.ts';
import type { FieldApart, Fields, WriterScope } from '../../resources/resource.ts';
import { isSomebodys } from '../orders/holders.repo.ts';
import { courseStrings as strings } from './courses.strings.ts';
import { isPaperPublished } from './lesson-study.ts';
import { contentsProblem, requireOnce, requireWhole, type WrittenLesson } from './lesson-rules.ts';
import { putLessons, type Present } from './put-lessons.ts';
import { requireSources } from './lesson-sources.ts';

type Contents = Fields<Contract['manageCourses']>['contents'];

const { id, courseId, chapterId, kind, articleId, videoId, sort } = courseLessons;

/** Chapters with their lessons in their order; what stands before the first one comes in one without a title. */
function contentsJson(lesson: SQL): SQL {
  const lessons = (isMeant: SQL | undefined) => sql`(
    select json_agg(${lesson} order by ${asc(sort)}, ${asc(id)}) from ${courseLessons}
    left join ${articles} on ${eq(articles.id, articleId)}
    left join ${videos} on ${eq(videos.id, videoId)}
    left join ${papers} on ${eq(papers.id, courseLessons.paperId)}
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
  'video_id', ${videoId}, 'article_id', ${articleId}, 'render_content', ${courseLessons.content},
  'paper_id', ${courseLessons.paperId}, 'media_id', ${courseLessons.mediaId},
  'starts_at', ${instantJson(courseLessons.startsAt)}, 'live_url', ${courseLessons.liveUrl},
  'duration', ${courseLessons.duration}, 'free_seconds', ${videos.freeSeconds}, 'ban_drag', ${videos.banDrag}`;

const isThere = isNull(mediaFiles.deletedAt);

const isPaperThere = sql`coalesce(${isPaperPublished(sql`now()`)}, false)`;

/** Whether who has the course can take a lesson, with its article, video and file joined. */
const isReady = sql`case ${kind}
  when 'video' then coalesce(${mediaFiles.status} = 'ready' and ${isThere}, false)
  when 'text' then ${courseLessons.content} <> ''
  when 'article' then coalesce(${articles.deletedAt} is null, false)
  when 'exam' then ${isPaperThere}
  when 'homework' then ${isPaperThere}
  when 'attachment' then coalesce(${mediaFiles.id} is not null and ${isThere}, false)
  else true end`;

/** What the form shows of a course's lessons. */
export const contentsWithFacts = contentsJson(sql`json_build_object(${written}, 'is_ready', ${isReady},
  'source_title', coalesce(${videos.title}, ${articles.title}, ${papers.title}, ${mediaFiles.title}, ''),
  'is_removed', ${articles.deletedAt} is not null or ${papers.deletedAt} is not null)`);

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
    throw contentsProblem(strings.chapterWithoutTitle);
  const lessons = contents.flatMap((chapter) => chapter.lessons);
  for (const lesson of lessons) requireWhole(lesson);
  requireOnce(lessons);
  const present = await tx
    .select({
      id,
      kind,
      articleId,
      videoId,
      paperId: courseLessons.paperId,
      mediaId: courseLessons.mediaId,
      duration: courseLessons.duration,
    })
    .from(courseLessons)
    .where(eq(courseId, course));
  const lengths = await requireSources(tx, lessons, present, scope);
  const stays = (row: Present) => lessons.some((lesson) => isSame(lesson, row));
  const leaving = present.filter((row) => !stays(row)).map((row) => row.id);
  if (leaving.length > 0 && (await isSomebodys(tx, 'course', [course])))
    throw contentsProblem(strings.lessonIsBought);

  await tx.delete(courseLessons).where(inArray(id, leaving));
  // Lessons keep their ids: what was learned of them hangs on those.
  await tx.update(courseLessons).set({ chapterId: null }).where(eq(courseId, course));
  await tx.delete(courseChapters).where(eq(courseChapters.courseId, course));
  for (const [place, { title, lessons: ofChapter }] of contents.entries()) {
    const chapter = title === '' ? null : await addChapter(tx, course, { title, sort: place });
    const find = (lesson: WrittenLesson) => present.find((row) => isSame(lesson, row));
    await putLessons(tx, { courseId: course, chapterId: chapter }, ofChapter, { find, lengths });
  }
}

/** The same lesson as before: of its id, and still of the same kind. */
const isSame = (lesson: WrittenLesson, row: Present) =>
  lesson.id === row.id && lesson.kind === row.kind && lesson.article_id === row.articleId;

async function addChapter(tx: Database, course: number, chapter: { title: string; sort: number }) {
  const [stored] = await tx
    .insert(courseChapters)
    .values({ courseId: course, ...chapter })
    .returning({ id: courseChapters.id });
  return stored?.id ?? null;
}
