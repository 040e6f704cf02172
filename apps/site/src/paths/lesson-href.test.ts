import { expect, it } from 'vitest';
import { lessonHref, type LessonRef } from './lesson-href.ts';

const lesson = (kind: LessonRef['kind'], video: number | null = null) => ({ id: 3, kind, video, course: 1 });

it.each([
  { of: lesson('video', 9), href: '/play?id=9&course=1', free: '/video?id=9' },
  { of: lesson('video'), href: null, free: null },
  ...(['text', 'article', 'exam', 'homework', 'attachment', 'live'] as const).map((kind) => ({
    of: lesson(kind),
    href: '/play?lesson=3',
    free: '/video?lesson=3',
  })),
])('a $of.kind lesson stands in the classroom at $href, and at $free for everybody', ({ of, href, free }) => {
  expect(lessonHref(of)).toBe(href);
  expect(lessonHref(of, true)).toBe(free);
});
