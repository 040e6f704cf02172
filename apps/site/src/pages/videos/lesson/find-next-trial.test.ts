import type { CourseLesson } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { findNextTrial } from './find-next-trial.ts';

const lesson = (id: number, part: Partial<CourseLesson>) =>
  ({ id, video_id: id * 10, is_free: false, free_seconds: 0, ...part }) as CourseLesson;
const course = {
  chapters: [
    { lessons: [lesson(1, { is_free: true }), lesson(2, {})] },
    { lessons: [lesson(3, { is_free: true, video_id: null }), lesson(4, { free_seconds: 60 })] },
  ],
} as unknown as Parameters<typeof findNextTrial>[0];

it('is the next one that is free or can be tried, past closed ones and other kinds', () => {
  expect(findNextTrial(course, 10)?.id).toBe(4);
  expect(findNextTrial(course, 20)?.id).toBe(4);
});

it('is none after the last one, and the first one for a video that is not in the outline', () => {
  expect(findNextTrial(course, 40)).toBeUndefined();
  expect(findNextTrial(course, 999)?.id).toBe(1);
});
