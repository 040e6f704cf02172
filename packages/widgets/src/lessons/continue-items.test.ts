import type { StudyContinue } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { nextFixture, nothingNext } from '../testing/study-progress.fixtures.ts';
import { listContinue } from './continue-items.ts';
import { continueStrings } from './continue.strings.ts';

const list = (next: StudyContinue) => listContinue(next, continueStrings['zh-CN']);
const { lesson } = nextFixture;

it('lists the lesson of the course first, and its own video only once', () => {
  expect(list(nextFixture).map(({ eyebrow, title, at, note }) => [eyebrow, title, at, note])).toEqual([
    [
      '怎样读一本难读的书，第7课时',
      '先找骨架，再看血肉',
      '看到12:40',
      '已学完6课时，共18课时 · 还剩约12分钟',
    ],
    ['上次读的文章', '慢慢读，才读得远', '读到42%', ''],
  ]);
});

it('lists what was left last before the others', () => {
  const titles = list({ ...nextFixture, latest: 'article' }).map(({ title }) => title);
  expect(titles).toEqual(['慢慢读，才读得远', '先找骨架，再看血肉']);
});

it('resumes a text lesson at its place, and a test without one', () => {
  if (!lesson) throw new Error('The fixture has a lesson.');
  const of = (kind: 'text' | 'exam') =>
    list({ ...nothingNext, lesson: { ...lesson, kind, position: 42, duration: 0 } })[0];
  expect(of('text')).toMatchObject({ at: '读到42%', action: '从42%接着读', resource: null });
  expect(of('exam')).toMatchObject({ at: '', action: '继续学习', resource: null });
});

it('lists nothing where nothing was begun', () => {
  expect(list(nothingNext)).toEqual([]);
});
