import { randomUUID } from 'node:crypto';
import type { Contract } from '@shuyuan/api-client/contract';
import { courseLimits } from '@shuyuan/api-client/manage';
import { and, asc, eq, sql } from 'drizzle-orm';
import { courses, videos } from '../../db/schema.ts';
import { changeRows, storeRow } from '../../resources/change-rows.ts';
import { foldedName } from '../../file-reading/spreadsheet/cell.ts';
import type { Change, Fields } from '../../resources/resource.ts';
import { contentsWithFacts } from '../courses/course-contents.ts';
import { isOwnVideo } from '../courses/lesson-sources.ts';
import { courseResource } from '../manage/manage-courses.ts';
import { videoResource } from '../manage/manage-videos.ts';
import type { GoodRow, RowFault } from './check-rows.ts';
import { lessonImportStrings as strings } from './lesson-import.strings.ts';

type Revision = NonNullable<Fields<Contract['manageCourses']>['revision']>;
/** Lessons by chapter, with the facts that the form of a course shows beside what is stored. */
type Contents = NonNullable<Revision['contents']>;
type Lesson = Contents[number]['lessons'][number];

/** Parts rows for which there is room in their courses from those for which there is none. */
export async function fitRows(
  good: readonly GoodRow[],
  change: Change,
): Promise<{ fitting: GoodRow[]; faults: RowFault[] }> {
  const fitting: GoodRow[] = [];
  const faults: RowFault[] = [];
  for (const [course, rows] of byCourse(good)) {
    let { contents } = await stateOf(course, change);
    for (const row of rows) {
      const next = withLesson(contents, row, { title: row.title } as Lesson);
      const isFull = next.some(({ lessons }) => lessons.length > courseLimits.lessons);
      if (isFull)
        faults.push({ row: row.row, column: 'chapter', reason: strings.chapterFull(courseLimits.lessons) });
      else if (next.length > courseLimits.chapters)
        faults.push({
          row: row.row,
          column: 'chapter',
          reason: strings.tooManyChapters(courseLimits.chapters),
        });
      else {
        contents = next;
        fitting.push(row);
      }
    }
  }
  return { fitting, faults };
}

/**
 * Adds the lessons behind those that their courses have. Those of a published course go into its revision, after what waits there
 * already. Returns the actions that `log.undo` takes, one for each course.
 */
export async function writeLessons(good: readonly GoodRow[], change: Change): Promise<number[]> {
  const actions: number[] = [];
  for (const [id, rows] of byCourse(good)) {
    const { contents: before, isPublished, revision } = await stateOf(id, change);
    let contents = before;
    // CR-11: everybody may try the first lesson of a course.
    let isFirst = contents.every(({ lessons }) => lessons.length === 0);
    for (const row of rows) {
      contents = withLesson(contents, row, await lessonOf(row, isFirst, change));
      isFirst = false;
    }
    const fields = isPublished ? { revision: { ...revision, contents } } : { contents };
    const update = { ids: [id], fields, ownerId: change.ownerId ?? null };
    actions.push((await changeRows(courseResource, update, change)).action_id);
  }
  return actions;
}

/** Published courses among those of the rows, with the number of lessons that wait in their revisions after the import. */
export const waitingCourses = (good: readonly GoodRow[], { now }: Change) =>
  [...byCourse(good).values()].flatMap((rows) => {
    const course = rows[0]?.course;
    return course && isPublic(course, now)
      ? [{ id: course.id, title: course.title, lessons_count: rows.length }]
      : [];
  });

const isPublic = ({ publishedAt }: Pick<GoodRow['course'], 'publishedAt'>, now: Date) =>
  publishedAt !== null && publishedAt <= now;

const byCourse = (rows: readonly GoodRow[]) => Map.groupBy(rows, ({ course }) => course.id);

/** The lessons that new ones are added to: those of the revision of a published course, if it has some. */
async function stateOf(id: number, { tx, now }: Change) {
  const [course] = await tx
    .select({
      publishedAt: courses.publishedAt,
      revision: courses.revision,
      contents: sql<Contents>`${contentsWithFacts}`,
    })
    .from(courses)
    .where(eq(courses.id, id));
  if (!course) throw new Error('A locked course went away.');
  const isPublished = isPublic(course, now);
  const revision = isPublished ? (course.revision as Revision | null) : null;
  return { isPublished, revision, contents: revision?.contents ?? course.contents };
}

/** Into the chapter of that name, a new one where there is none; without a name to the end. */
function withLesson(contents: Contents, { chapter }: GoodRow, lesson: Lesson): Contents {
  const exact = contents.findIndex(({ title }) => title === chapter);
  const folded = foldedName(chapter);
  const named = exact === -1 ? contents.findIndex(({ title }) => foldedName(title) === folded) : exact;
  const at = chapter === '' ? contents.length - 1 : named;
  if (at < 0) return [...contents, { title: chapter, lessons: [lesson] }];
  return contents.map((part, index) =>
    index === at ? { ...part, lessons: [...part.lessons, lesson] } : part,
  );
}

async function lessonOf(
  { title, film, startsAt, seconds, trial, course }: GoodRow,
  isFirst: boolean,
  change: Change,
): Promise<Lesson> {
  const videoId = film ? await videoOf({ title, mediaId: film.id, course }, change) : null;
  return {
    id: null,
    key: randomUUID(),
    kind: startsAt ? 'live' : 'video',
    title,
    is_free: isFirst,
    video_id: videoId,
    article_id: null,
    render_content: '',
    paper_id: null,
    media_id: null,
    starts_at: startsAt?.toISOString() ?? null,
    live_url: '',
    duration: Math.round(film?.duration ?? 0) || seconds,
    free_seconds: videoId !== null && trial > 0 ? trial : null,
    ban_drag: null,
    source_title: film?.title ?? '',
    is_ready: film !== null || startsAt !== null,
    is_removed: false,
  };
}

/** The video that plays a file: the first one there is, or one that is made with what its course says of itself. */
async function videoOf(
  { title, mediaId, course }: { title: string; mediaId: number; course: GoodRow['course'] },
  change: Change,
): Promise<number> {
  const { ownerId = null } = change;
  const [present] = await change.tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.mediaId, mediaId), ownerId === null ? undefined : isOwnVideo(ownerId)))
    .orderBy(asc(videos.id))
    .limit(1);
  if (present) return present.id;
  const draft = {
    title,
    category_id: course.categoryId,
    teacher_id: course.teacherId,
    media_id: mediaId,
    thumb: course.thumb,
    short_description: '',
    render_description: '',
    charge: null,
    is_vip_free: false,
    free_seconds: 0,
    ban_drag: false,
    published_at: null,
  };
  return (await storeRow(videoResource, draft, change)).id;
}
