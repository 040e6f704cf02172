import type {
  HistoryPage,
  HistoryQuery,
  HistoryRow,
  LearnedLesson,
  StudyContinue,
  StudyDays,
} from '@shuyuan/api-client';
import { studiedArticlesOf } from './studied-resources.fixtures.ts';

/** Nothing was ever begun. */
export const nothingNext: StudyContinue = { lesson: null, video: null, article: null };

/** The seventh lesson of a course, half watched; beside it the same video, and an article that was left. */
export const nextFixture: StudyContinue = {
  lesson: {
    course: { id: 21, title: '怎样读一本难读的书', thumb: studiedArticlesOf(1)[0]?.resource.thumb ?? '' },
    action: 'continue',
    kind: 'video',
    id: 207,
    title: '先找骨架，再看血肉',
    number: 7,
    resource_id: 77,
    position: 760,
    duration: 1458,
    learned_count: 6,
    lessons_count: 18,
  },
  video: {
    id: 77,
    title: '先找骨架，再看血肉',
    thumb: '',
    position: 760,
    duration: 1458,
    course: { id: 21, title: '怎样读一本难读的书' },
  },
  article: { id: 301, title: '慢慢读，才读得远', thumb: '', place: 42 },
};

/** Nothing was studied in the year. The test host's day is a Monday. */
export const noDays: StudyDays = { today: '2026-03-02', days: [], streak: 0, longest_streak: 0 };

const dayBefore = (count: number) => new Date(Date.UTC(2026, 2, 2 - count)).toISOString().slice(0, 10);

/** Four days in a row up to today, and weeks of every other day before them. */
export const daysFixture: StudyDays = {
  today: '2026-03-02',
  days: [
    ...Array.from({ length: 40 }, (_, index) => ({
      day: dayBefore(84 - index * 2),
      seconds: ((index * 7) % 50) * 60 + 90,
    })),
    { day: dayBefore(3), seconds: 600 },
    { day: dayBefore(2), seconds: 1800 },
    { day: dayBefore(1), seconds: 2700 },
    { day: dayBefore(0), seconds: 1500 },
  ],
  streak: 4,
  longest_streak: 4,
};

/** A video of today that was left, the article of yesterday, and what is gone since. */
export const historyFixture: readonly HistoryRow[] = studiedArticlesOf(3).map((row, index) => ({
  resource:
    index === 0
      ? { ...row.resource, type: 'video', id: 77, title: '先找骨架，再看血肉', extent: 25 }
      : index === 1
        ? row.resource
        : { ...row.resource, id: 399, state: 'gone', title: '', thumb: '', published_at: null, charge: 0 },
  day: dayBefore(index === 0 ? 0 : 1),
  studied_at: new Date(Date.UTC(2026, 2, 2, 1, 30) - index * 20 * 3_600_000).toISOString(),
  progress: [52, 100, 7][index] ?? 0,
  position: index === 0 ? 760 : null,
}));

/** A page of the history, as the server answers it. */
export const pageOfHistory = (
  rows: readonly HistoryRow[],
  { page = 1, size = 20 }: HistoryQuery = {},
): HistoryPage => ({ data: rows.slice((page - 1) * size, page * size), total: rows.length });

const lesson = {
  kind: 'video',
  chapter: '',
  article_id: null,
  paper_id: null,
  duration: 1200,
  watch_seconds: 0,
  progress: 0,
  watched_at: null,
  created_at: null,
  can_watch: true,
} as const;

/** A course of two chapters: watched, half watched, not begun, and one that is closed. */
export const lessonsFixture: readonly LearnedLesson[] = [
  {
    ...lesson,
    id: 201,
    title: '书为什么难读',
    video_id: 71,
    watch_seconds: 1200,
    progress: 100,
    watched_at: '2026-02-27T02:00:00.000Z',
    created_at: '2026-02-27T01:00:00.000Z',
  },
  {
    ...lesson,
    id: 202,
    title: '先找骨架，再看血肉',
    video_id: 77,
    watch_seconds: 500,
    progress: 41,
    created_at: '2026-03-02T01:00:00.000Z',
  },
  { ...lesson, id: 203, title: '给每章写一句话', chapter: '第二章', video_id: 78 },
  {
    ...lesson,
    id: 204,
    title: '补充阅读',
    chapter: '第二章',
    kind: 'article',
    video_id: null,
    article_id: 301,
    duration: 0,
    can_watch: false,
  },
];
