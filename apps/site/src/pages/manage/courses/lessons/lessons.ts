import type { ManagedCourse } from '@shuyuan/api-client/manage';
import type { Parts } from '../../contents/parts.ts';

/** A lesson as the form of a course writes it. */
export interface LessonEntry {
  /** Null for one that is not stored yet. */
  id: number | null;
  /** Names one that is not stored yet. The server leaves it out. */
  key?: string;
  kind: ManagedCourse['contents'][number]['lessons'][number]['kind'];
  title: string;
  is_free: boolean;
  video_id: number | null;
  article_id: number | null;
  /** HTML of a text lesson. */
  render_content: string;
  paper_id: number | null;
  media_id: number | null;
  starts_at: string | null;
  live_url: string;
  duration: number;
  /** Of the video; null where there is none. */
  free_seconds: number | null;
  ban_drag: boolean | null;
  source_title: string;
  is_ready: boolean;
  is_removed: boolean;
}

/** The value of the form's field: what the contract calls contents. */
export type CourseContents = readonly { title: string; lessons: readonly LessonEntry[] }[];

/** Kinds of lessons, in the order in which they are offered. */
export const lessonKinds = [
  'video',
  'text',
  'exam',
  'homework',
  'attachment',
  'live',
  'article',
] as const satisfies LessonEntry['kind'][];

export const partsOf = (contents: CourseContents): Parts<LessonEntry> =>
  contents.map(({ title, lessons }) => ({ title, entries: lessons }));

export const contentsOf = (parts: Parts<LessonEntry>): CourseContents =>
  parts.map(({ title, entries }) => ({ title, lessons: entries }));

export const lessonKey = ({ id, key }: LessonEntry): string => (id === null ? `new ${key}` : String(id));

/** What a lesson has that depends on its kind, before anything was chosen. */
const nothingChosen = {
  video_id: null,
  article_id: null,
  render_content: '',
  paper_id: null,
  media_id: null,
  starts_at: null,
  live_url: '',
  free_seconds: null,
  ban_drag: null,
  source_title: '',
  is_ready: false,
  is_removed: false,
} as const;

/** One to be written. The first one of a course is to be tried by everybody. */
export const newLesson = (key: string, isFirst: boolean): LessonEntry => ({
  id: null,
  key,
  kind: 'video',
  title: '',
  is_free: isFirst,
  duration: 0,
  ...nothingChosen,
});

/** Kinds that refer to a paper. */
const isOfPaper = (kind: LessonEntry['kind']) => kind === 'exam' || kind === 'homework';

/**
 * Returns a lesson as another kind, without what was chosen for its present one; a test and homework keep their paper. An article's own
 * price says whether it is free.
 */
export function asKind(lesson: LessonEntry, kind: LessonEntry['kind']): LessonEntry {
  const { paper_id, source_title, is_ready } = lesson;
  return {
    ...lesson,
    ...nothingChosen,
    ...(isOfPaper(lesson.kind) && isOfPaper(kind) && { paper_id, source_title, is_ready }),
    kind,
    is_free: kind !== 'article' && lesson.is_free,
    ...(kind === 'live' && { is_ready: true }),
  };
}

/** What a lesson misses before it can be put into the course. */
export type LessonProblem = 'title' | 'article' | 'start' | 'trial';

export function problemOf(lesson: LessonEntry): LessonProblem | null {
  if (lesson.title.trim() === '') return 'title';
  if (lesson.kind === 'article' && lesson.article_id === null) return 'article';
  if (lesson.kind === 'live' && lesson.starts_at === null) return 'start';
  const { free_seconds: trial, duration } = lesson;
  return trial !== null && trial > 0 && duration > 0 && trial >= duration ? 'trial' : null;
}

/** Why learners cannot take a lesson. */
export type LessonLack = 'removed' | 'content' | 'video' | 'file' | 'paper' | 'unpublished' | 'notReady';

/** Returns why learners cannot take a lesson, or null if they can. */
export function lackOf(lesson: LessonEntry): LessonLack | null {
  const { kind } = lesson;
  if (lesson.is_removed) return 'removed';
  if (kind === 'text') return lesson.render_content === '' ? 'content' : null;
  if (kind === 'video' && lesson.video_id === null) return 'video';
  if (kind === 'attachment' && lesson.media_id === null) return 'file';
  if (isOfPaper(kind) && lesson.paper_id === null) return 'paper';
  if (lesson.is_ready) return null;
  return isOfPaper(kind) ? 'unpublished' : 'notReady';
}

/** Chapters without lessons, which the site does not show, and the number of lessons before the first chapter. */
export function chapterGaps(contents: CourseContents): { empty: string[]; loose: number } {
  const [first] = contents;
  return {
    empty: contents.flatMap(({ title, lessons }) => (title !== '' && lessons.length === 0 ? [title] : [])),
    loose: first?.title === '' && contents.length > 1 ? first.lessons.length : 0,
  };
}
