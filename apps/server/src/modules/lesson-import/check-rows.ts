import { textLength } from '@shuyuan/api-client';
import { manageLimits, videoLimits } from '@shuyuan/api-client/manage';
import type { Database } from '../../db/database.ts';
import { cellFaultStrings } from '../../file-reading/spreadsheet/spreadsheet.strings.ts';
import { instantOf, secondsOf } from './cells.ts';
import { findCourses, findFilms, type Film, type FoundCourse } from './find-sources.ts';
import { lessonImportStrings as strings } from './lesson-import.strings.ts';
import type { LessonColumn, SheetRow } from './read-sheet.ts';

/** A row that can be written. */
export interface GoodRow {
  row: SheetRow;
  course: FoundCourse;
  /** Empty: before all chapters, or in the last one. */
  chapter: string;
  title: string;
  seconds: number;
  /** What plays; null for what is still to come, and for a live lesson. */
  film: Film | null;
  startsAt: Date | null;
  trial: number;
}

/** Something that is wrong with a row. */
export interface RowFault {
  row: SheetRow;
  column: LessonColumn;
  reason: string;
}

type Sources = {
  courses: Awaited<ReturnType<typeof findCourses>>;
  films: Awaited<ReturnType<typeof findFilms>>;
};

/** Parts rows that can be written from what is wrong with the others: everything that is, not the first thing alone. */
export async function checkRows(
  db: Database,
  rows: readonly SheetRow[],
  { ownerId, now }: { ownerId: number | null; now: Date },
): Promise<{ good: GoodRow[]; faults: RowFault[] }> {
  const all = (column: LessonColumn) => [
    ...new Set(rows.map(({ cells }) => cells[column].text).filter((text) => text !== '')),
  ];
  const sources: Sources = {
    courses: await findCourses(db, all('course'), ownerId),
    films: await findFilms(db, { names: all('url').map(filmName), clouds: all('aliyun') }, ownerId),
  };
  const checked = rows.map((row) => checkRow(row, sources, now));
  return {
    good: checked.flatMap((each) => (each.faults.length === 0 && each.good ? [each.good] : [])),
    faults: checked.flatMap((each) => each.faults),
  };
}

function checkRow(row: SheetRow, sources: Sources, now: Date): { good: GoodRow | null; faults: RowFault[] } {
  const { cells } = row;
  const faults: RowFault[] = [];
  const fault = (column: LessonColumn, reason: string) => {
    // What cannot be read is told once.
    if (!cells[column].fault) faults.push({ row, column, reason });
  };
  for (const column of Object.keys(cells) as LessonColumn[]) {
    const unread = cells[column].fault;
    if (unread) faults.push({ row, column, reason: cellFaultStrings[unread] });
  }
  const course = courseOf(cells.course.text, sources, (reason) => fault('course', reason));
  const chapter = cells.chapter.text;
  if (textLength(chapter) > manageLimits.title) fault('chapter', strings.tooLong(manageLimits.title));
  const title = cells.title.text;
  if (title === '') fault('title', strings.noTitle);
  if (textLength(title) > manageLimits.title) fault('title', strings.tooLong(manageLimits.title));
  const seconds = secondsOf(cells.duration);
  if (seconds === undefined || seconds > videoLimits.seconds)
    fault('duration', strings.badDuration(cells.duration.text));
  const film = filmOf(row, sources, fault);
  const startsAt = instantOf(cells.startsAt);
  if (startsAt === undefined) fault('startsAt', strings.badTime);
  // What is due already stands in the course from now on.
  else if (startsAt !== null && film !== null && startsAt > now) fault('startsAt', strings.futureVideo);
  const trial = secondsOf(cells.trial);
  const length = Math.round(film?.duration ?? 0);
  if (trial === undefined || trial > videoLimits.seconds) fault('trial', strings.badTrial(cells.trial.text));
  else if (trial > 0 && !film) fault('trial', strings.trialWithoutVideo);
  else if (trial > 0 && length > 0 && trial >= length) fault('trial', strings.trialTooLong);
  const good = course && {
    row,
    course,
    chapter,
    title,
    seconds: seconds ?? 0,
    film,
    startsAt: film ? null : (startsAt ?? null),
    trial: trial ?? 0,
  };
  return { good, faults };
}

function courseOf(name: string, { courses }: Sources, fault: (reason: string) => void): FoundCourse | null {
  const found = name === '' ? null : courses.find(name);
  if (found === null) fault(strings.noCourse);
  else if (found === 'missing') fault(strings.courseMissing);
  else if (found === 'twice') fault(strings.courseTwice);
  else return found;
  return null;
}

/** `/media/7/…`, `7` or a title. */
const filmName = (url: string) => /^\/media\/(\d+)(?:\/|$)/.exec(url)?.[1] ?? url;

/** The film of one of three addresses. */
function filmOf(
  { cells }: SheetRow,
  { films }: Sources,
  fault: (column: LessonColumn, reason: string) => void,
): Film | null {
  const given = (['url', 'aliyun', 'tencent'] as const).filter((column) => cells[column].text !== '');
  const [column] = given;
  if (column === undefined) return null;
  const name = cells[column].text;
  const found =
    column === 'aliyun' ? films.findCloud(name) : column === 'url' ? films.find(filmName(name)) : 'missing';
  if (given.length > 1) fault(column, strings.oneAddress);
  else if (column === 'tencent') fault(column, strings.tencent);
  else if (found === 'missing')
    fault(column, /^https?:/i.test(name) ? strings.otherSite : strings.videoMissing);
  else if (found === 'twice') fault(column, strings.videoTwice);
  else if (found.status !== 'ready') fault(column, strings.videoNotReady);
  else return found;
  return null;
}
