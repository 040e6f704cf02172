import { expect, it } from 'vitest';
import { asKind, lessonKey, newLesson, problemOf, type LessonEntry } from './lessons.ts';

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
