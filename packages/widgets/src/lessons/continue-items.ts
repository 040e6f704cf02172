import type { NextLesson, StudyContinue } from '@shuyuan/api-client';
import { momentText } from '../widget/moment-text.ts';
import type { ContinueStrings } from './continue.strings.ts';

/** Content that a person resumes. */
export interface ContinueItem {
  /** Title of the course that it is part of, else its type. */
  eyebrow: string;
  title: string;
  thumb: string;
  /** Text below the title; shown where there is room. */
  note: string;
  /** Position of the person; empty at the beginning. */
  at: string;
  /** Label of the button. */
  action: string;
  /** The lesson of a course; null for content that is studied alone. */
  lesson: NextLesson | null;
  /** The video or article; null for a lesson that is neither. */
  resource: { type: 'video' | 'article'; id: number } | null;
  /** The course that a video is part of. */
  course: { id: number; title: string } | null;
  /** Whole per cent of the bar. */
  percent: number;
  isVideo: boolean;
}

const percentOf = (part: number, all: number) =>
  all > 0 ? Math.min(100, Math.max(0, Math.round((part * 100) / all))) : 0;

const minutesLeft = (duration: number, position: number) => Math.ceil((duration - position) / 60);

/** Words for the position in a video, in seconds. */
const watchedWords = (position: number, strings: ContinueStrings) => {
  const moment = momentText(position);
  return { at: strings.watchedTo(moment), action: strings.watchFrom(moment) };
};

/** Words for the position in a text, in whole per cent. */
const readWords = (place: number, strings: ContinueStrings) => ({
  at: strings.readTo(place),
  action: strings.readFrom(place),
});

function lessonItem(lesson: NextLesson, strings: ContinueStrings): ContinueItem {
  const { kind, course, position, duration } = lesson;
  const isVideo = kind === 'video';
  const isText = kind === 'text' || kind === 'article';
  const isBegun = lesson.action === 'continue' && position >= 1 && (isVideo || isText);
  const positionWords = isVideo ? watchedWords : readWords;
  const left = isBegun && isVideo ? minutesLeft(duration, position) : 0;
  const learned =
    lesson.action === 'review'
      ? strings.reviewed
      : strings.learned(lesson.learned_count, lesson.lessons_count);
  return {
    eyebrow: strings.ofCourse(course.title, lesson.number),
    title: lesson.title,
    thumb: course.thumb,
    note: left > 0 ? `${learned} · ${strings.remaining(left)}` : learned,
    ...(isBegun ? positionWords(position, strings) : { at: '', action: strings.nextActions[lesson.action] }),
    lesson,
    resource: kind === 'video' || kind === 'article' ? { type: kind, id: lesson.resource_id } : null,
    course,
    percent: percentOf(lesson.learned_count, lesson.lessons_count),
    isVideo,
  };
}

const videoItem = (
  { id, title, thumb, position, duration, course }: NonNullable<StudyContinue['video']>,
  strings: ContinueStrings,
): ContinueItem => {
  const left = minutesLeft(duration, position);
  return {
    eyebrow: course?.title ?? strings.lastVideo,
    title,
    thumb,
    note: left > 0 ? strings.remaining(left) : '',
    ...watchedWords(position, strings),
    lesson: null,
    resource: { type: 'video', id },
    course,
    percent: percentOf(position, duration),
    isVideo: true,
  };
};

const articleItem = (
  { id, title, thumb, place }: NonNullable<StudyContinue['article']>,
  strings: ContinueStrings,
): ContinueItem => ({
  eyebrow: strings.lastArticle,
  title,
  thumb,
  note: '',
  ...readWords(place, strings),
  lesson: null,
  resource: { type: 'article', id },
  course: null,
  percent: place,
  isVideo: false,
});

/**
 * Returns what a person resumes: what they left last, then the others of the next lesson, the last video and the last article. The video or
 * article of that lesson is left out.
 */
export function listContinue(
  { lesson, video, article, latest }: StudyContinue,
  strings: ContinueStrings,
): ContinueItem[] {
  const first = lesson && lessonItem(lesson, strings);
  const isFirst = (type: 'video' | 'article', id: number) =>
    first?.resource?.type === type && first.resource.id === id;
  const items = [
    ...(first ? [{ kind: 'lesson', item: first }] : []),
    ...(video && !isFirst('video', video.id) ? [{ kind: 'video', item: videoItem(video, strings) }] : []),
    ...(article && !isFirst('article', article.id)
      ? [{ kind: 'article', item: articleItem(article, strings) }]
      : []),
  ];
  return items
    .toSorted((one, other) => Number(other.kind === latest) - Number(one.kind === latest))
    .map(({ item }) => item);
}
