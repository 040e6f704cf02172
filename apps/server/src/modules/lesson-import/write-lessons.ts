import type { Contract } from '@shuyuan/api-client/contract';
import { courseLimits } from '@shuyuan/api-client/manage';
import { and, asc, eq } from 'drizzle-orm';
import { videos } from '../../db/schema.ts';
import { changeRows, storeRow } from '../../resources/change-rows.ts';
import { fieldsOf } from '../../resources/fields-of.ts';
import { foldedName } from '../../file-reading/spreadsheet/cell.ts';
import type { Change, Fields } from '../../resources/resource.ts';
import { isOwnVideo } from '../courses/lesson-sources.ts';
import { courseResource } from '../manage/manage-courses.ts';
import { videoResource } from '../manage/manage-videos.ts';
import type { GoodRow, RowFault } from './check-rows.ts';
import { lessonImportStrings as strings } from './lesson-import.strings.ts';

type Contents = Fields<Contract['manageCourses']>['contents'];
type Lesson = Contents[number]['lessons'][number];

/** Parts rows for which there is room in their courses from those for which there is none. */
export async function fitRows(
  good: readonly GoodRow[],
  change: Change,
): Promise<{ fitting: GoodRow[]; faults: RowFault[] }> {
  const fitting: GoodRow[] = [];
  const faults: RowFault[] = [];
  for (const [course, rows] of byCourse(good)) {
    let contents = await contentsOf(course, change);
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

/** Adds the lessons behind those that their courses have, and answers what takes that back, one for each course. */
export async function writeLessons(good: readonly GoodRow[], change: Change): Promise<number[]> {
  const actions: number[] = [];
  for (const [id, rows] of byCourse(good)) {
    let contents = await contentsOf(id, change);
    // The first lesson of a course is to be tried by everybody.
    let isFirst = contents.every(({ lessons }) => lessons.length === 0);
    for (const row of rows) {
      contents = withLesson(contents, row, await lessonOf(row, isFirst, change));
      isFirst = false;
    }
    const update = { ids: [id], fields: { contents }, ownerId: change.ownerId ?? null };
    actions.push((await changeRows(courseResource, update, change)).action_id);
  }
  return actions;
}

const byCourse = (rows: readonly GoodRow[]) => Map.groupBy(rows, ({ course }) => course.id);

async function contentsOf(id: number, { tx }: Change): Promise<Contents> {
  const fields = await fieldsOf(tx, courseResource, [id], new Set(['contents']));
  return (fields.get(id)?.['contents'] ?? []) as Contents;
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
    kind: startsAt ? 'live' : 'video',
    title,
    is_free: isFirst,
    video_id: videoId,
    article_id: null,
    media_id: null,
    starts_at: startsAt?.toISOString() ?? null,
    live_url: '',
    duration: seconds,
    free_seconds: videoId !== null && trial > 0 ? trial : null,
    ban_drag: null,
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
