import { expect, it } from 'vitest';
import {
  asKind,
  chapterGaps,
  lackOf,
  lessonKey,
  lessonKinds,
  newLesson,
  problemOf,
  type LessonEntry,
} from './lessons.ts';

const written: LessonEntry = { ...newLesson('a', false), title: '开课' };

it('CR-11 lets everybody try the first lesson of a course, and no further one', () => {
  expect(newLesson('a', true).is_free).toBe(true);
  expect(newLesson('b', false).is_free).toBe(false);
});

it('forgets what was chosen when it becomes another kind', () => {
  const video: LessonEntry = {
    ...written,
    video_id: 3,
    source_title: '片子',
    free_seconds: 60,
    is_free: true,
  };
  expect(asKind(video, 'article')).toMatchObject({
    kind: 'article',
    video_id: null,
    free_seconds: null,
    source_title: '',
    // The article's own price says so.
    is_free: false,
  });
  expect(asKind(video, 'live')).toMatchObject({ kind: 'live', is_free: true, is_ready: true });
});

it.each<[string, Partial<LessonEntry>, ReturnType<typeof problemOf>]>([
  ['nothing of a video that is still to come', {}, null],
  ['its title', { title: ' ' }, 'title'],
  ['the article of an article', { kind: 'article' }, 'article'],
  ['the beginning of a live lesson', { kind: 'live' }, 'start'],
  ['a trial that is shorter than the video', { video_id: 1, duration: 60, free_seconds: 60 }, 'trial'],
  ['nothing where the length is not known', { video_id: 1, duration: 0, free_seconds: 60 }, null],
])('misses %s', (_, part, problem) => {
  expect(problemOf({ ...written, ...part })).toBe(problem);
});

it('is known by its id, and before it has one by its key', () => {
  expect(lessonKey({ ...written, id: 7 })).toBe('7');
  expect(lessonKey(written)).not.toBe(lessonKey(newLesson('b', false)));
});

it('offers what is written most often first, and keeps the paper between a test and homework', () => {
  expect(lessonKinds).toEqual(['video', 'text', 'exam', 'homework', 'attachment', 'live', 'article']);
  const exam: LessonEntry = {
    ...written,
    kind: 'exam',
    paper_id: 7,
    source_title: '结课测验',
    is_ready: true,
  };
  expect(asKind(exam, 'homework')).toMatchObject({ paper_id: 7, source_title: '结课测验', is_ready: true });
  expect(asKind(exam, 'text')).toMatchObject({ paper_id: null, source_title: '', is_ready: false });
});

it.each<[string, Partial<LessonEntry>, ReturnType<typeof lackOf>]>([
  ['a text without words', { kind: 'text' }, 'content'],
  ['nothing of a text', { kind: 'text', render_content: '<p>一</p>' }, null],
  ['a video that is still to come', {}, 'video'],
  ['a video that does not play yet', { video_id: 3 }, 'notReady'],
  ['nothing of a video that plays', { video_id: 3, is_ready: true }, null],
  ['the file of an attachment', { kind: 'attachment' }, 'file'],
  ['the paper of a test', { kind: 'exam' }, 'paper'],
  ['a paper that is published', { kind: 'homework', paper_id: 7 }, 'unpublished'],
  ['nothing of a published paper', { kind: 'exam', paper_id: 7, is_ready: true }, null],
  [
    'an article that was removed',
    { kind: 'article', article_id: 4, is_removed: true, is_ready: true },
    'removed',
  ],
])('tells that learners lack %s', (_, part, lack) => {
  expect(lackOf({ ...written, ...part })).toBe(lack);
});

it('finds chapters without lessons, and lessons before the first chapter', () => {
  const contents = [
    { title: '', lessons: [written] },
    { title: '一', lessons: [] },
    { title: '二', lessons: [written] },
  ];
  expect(chapterGaps(contents)).toEqual({ empty: ['一'], loose: 1 });
  expect(chapterGaps([{ title: '', lessons: [written] }])).toEqual({ empty: [], loose: 0 });
});
