import { ApiError } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { findStart, type StartClient } from './find-start.ts';

type Next = { lesson_id: number; kind: string; video_id: number | null };

const clientOf = (courseNext: Next | null, comboNext: { type: string; resource_id: number } | null = null) =>
  ({
    courses: { detail: async () => ({ next: courseNext }) },
    combos: { detail: async () => ({ next: comboNext }) },
  }) as unknown as StartClient;

const video = { lesson_id: 3, kind: 'video', video_id: 8 };
const course = { goods_type: 'course', goods_id: 1 } as const;
const combo = { goods_type: 'combo', goods_id: 2 } as const;

it('begins a course at the lesson that comes next, in the classroom', async () => {
  expect(await findStart(clientOf(video), course, '/course/1')).toBe('/play?id=8&course=1');
  const text = { lesson_id: 4, kind: 'text', video_id: null };
  expect(await findStart(clientOf(text), course, '/course/1')).toBe('/play?lesson=4');
});

it('begins a column with what comes next in it', async () => {
  const start = (type: string) => findStart(clientOf(video, { type, resource_id: 5 }), combo, '/combo');
  expect(await start('video')).toBe('/comboPaly?id=2&video=5');
  expect(await start('article')).toBe('/article/5/detail');
  expect(await start('course')).toBe('/play?id=8&course=5');
});

it('leads to the page of what was bought where there is no lesson, of what has none, and where the call fails', async () => {
  expect(await findStart(clientOf(null), course, '/course/1')).toBe('/course/1');
  expect(await findStart(clientOf(video), { goods_type: 'paper', goods_id: 7 }, '/paper')).toBe('/paper');
  const failing = {
    courses: {
      detail: () => Promise.reject(new ApiError({ kind: 'business', code: 404, message: '不在', data: {} })),
    },
  } as unknown as StartClient;
  expect(await findStart(failing, course, '/course/1')).toBe('/course/1');
});
