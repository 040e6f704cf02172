import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { lessonPageFixture } from '../testing/lessons.fixtures.ts';
import { liveState } from './lesson-live.tsx';
import { LessonLocked } from './lesson-locked.tsx';
import { LessonPaper } from './lesson-paper.tsx';

const show = (card: ReactNode, host = createTestHost({ user: testUser })) => {
  render(<HostProvider host={host}>{card}</HostProvider>);
  return host;
};

it('leads into the paper of a test, with its points, minutes, attempts and best score', async () => {
  const opened: number[] = [];
  const page = lessonPageFixture('exam');
  const paper = page.paper && { ...page.paper, best_score: 40, attempts_left: 1 };
  show(<LessonPaper page={{ ...page, paper }} onOpen={(id) => void opened.push(id)} />);
  expect(screen.getByRole('region', { name: '测验' }).textContent).toBe(
    '第一章小测未通过题数10题满分100分及格60分时长30分钟还可以考1次最好成绩40分测验及格就算学完这一课时。再考一次',
  );
  await userEvent.click(screen.getByRole('button', { name: '再考一次' }));
  expect(opened).toEqual([9]);
});

it('offers no further attempt where none is left, and says when there is no paper', () => {
  const page = lessonPageFixture('homework');
  show(
    <LessonPaper
      page={{ ...page, paper: page.paper && { ...page.paper, attempts_left: 0 } }}
      onOpen={() => {}}
    />,
  );
  expect(screen.getByRole('button', { name: '查看试卷' })).toBeDefined();
  show(<LessonPaper page={{ ...page, paper: null }} onOpen={() => {}} />);
  expect(screen.getByText('作业还没有发布')).toBeDefined();
});

it('asks a visitor to sign in before the paper is opened', async () => {
  const opened: number[] = [];
  const host = show(
    <LessonPaper page={lessonPageFixture('exam')} onOpen={(id) => void opened.push(id)} />,
    createTestHost(),
  );
  await userEvent.click(screen.getByRole('button', { name: '登录后作答' }));
  expect(opened).toEqual([]);
  expect(host.loginRequests).toHaveLength(1);
});

const course = { id: 4, title: '写作课', charge: 99, is_vip_free: false, is_on_sale: true, can_watch: false };

it('says the price of the course that opens a lesson, and sells it', async () => {
  const bought: unknown[] = [];
  show(<LessonLocked course={course} onBuy={(goods) => void bought.push(goods)} />);
  await userEvent.click(screen.getByRole('button', { name: '购买课程 ¥99' }));
  expect(bought).toEqual([{ goods_type: 'course', goods_id: 4 }]);
});

it('sells nothing to who has the course already', () => {
  show(<LessonLocked course={{ ...course, can_watch: true }} onBuy={() => {}} />);
  expect(screen.getByText('这一课时没有对你开放')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  { now: 999, duration: 60, state: 'soon' },
  { now: 1000, duration: 60, state: 'now' },
  { now: 61_000, duration: 60, state: 'over' },
  { now: 61_000, duration: 0, state: 'now' },
])('a live lesson of $duration s from 1000 ms is $state at $now', ({ now, duration, state }) => {
  expect(liveState({ start: 1000, duration, now })).toBe(state);
});
