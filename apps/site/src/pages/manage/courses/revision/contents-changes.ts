import type { CourseContents, LessonEntry } from '../lessons/lessons.ts';

/** What differs between the lessons of a course and those that it shall have, by their titles. */
export interface ContentsChanges {
  added: string[];
  removed: string[];
  changed: string[];
  /** Those that stay stand in another order, or under other chapters. */
  isArranged: boolean;
}

/** What a form shows of a lesson beside what is stored of it. */
const shown: ReadonlySet<string> = new Set(['source_title', 'is_ready', 'is_removed', 'key']);

const storedOf = (lesson: LessonEntry | undefined) =>
  JSON.stringify(
    Object.entries(lesson ?? {})
      .filter(([name]) => !shown.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const lessonsOf = (contents: CourseContents) => contents.flatMap(({ lessons }) => lessons);

/** Chapters with the ids of those of their lessons that stay. */
const arrangement = (contents: CourseContents, staying: ReadonlySet<number | null>) =>
  JSON.stringify(
    contents.map(({ title, lessons }) => [
      title,
      lessons.map(({ id }) => id).filter((id) => staying.has(id)),
    ]),
  );

/** Compares the lessons of two states of a course; one that stays keeps its id. */
export function contentsChanges(before: CourseContents, after: CourseContents): ContentsChanges {
  const old = new Map(lessonsOf(before).map((lesson) => [lesson.id, lesson]));
  const next = lessonsOf(after);
  const kept = next.filter(({ id }) => old.has(id));
  const staying = new Set(kept.map(({ id }) => id));
  const titles = (lessons: readonly LessonEntry[]) => lessons.map(({ title }) => title);
  return {
    added: titles(next.filter(({ id }) => !old.has(id))),
    removed: titles(lessonsOf(before).filter(({ id }) => !staying.has(id))),
    changed: titles(kept.filter((lesson) => storedOf(lesson) !== storedOf(old.get(lesson.id)))),
    isArranged: arrangement(before, staying) !== arrangement(after, staying),
  };
}
