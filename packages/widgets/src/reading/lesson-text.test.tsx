import type { CoursesApi, LessonPage } from '@shuyuan/api-client';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { lessonPageFixture } from '../testing/lessons.fixtures.ts';
import { createLessonTextStore } from './lesson-text.store.ts';
import { lessonTextStrings } from './lesson-text.strings.ts';
import { LessonText } from './lesson-text.tsx';

const lessonId = 7;

function createBackend() {
  const { called, controls } = createCalls<'recordLesson'>();
  const courses: Pick<CoursesApi, 'recordLesson'> = {
    recordLesson: (id, place) => called('recordLesson', [id, place], () => ({ is_studied: place === 100 })),
  };
  return { courses, ...controls, told: () => controls.calls.map(({ input }) => input) };
}

async function open(host: TestHost, page: Partial<LessonPage> = {}) {
  const backend = createBackend();
  const finished: number[] = [];
  const props = {
    courses: backend.courses,
    page: { ...lessonPageFixture('text', { id: lessonId }), ...page },
    onStudied: () => void finished.push(lessonId),
    children: null,
  };
  const store = createLessonTextStore({ host, strings: lessonTextStrings['zh-CN'], getProps: () => props });
  const stop = store.start();
  // The device was asked.
  await expect.poll(() => store.getState().kept).not.toBeNull();
  await host.advance(0);
  return { ...backend, store, finished, stop };
}

const signedIn = () => createTestHost({ user: testUser });

it('is finished once, when the server says so', async () => {
  const { store, finished, told } = await open(signedIn());
  await store.actions.record(60);
  expect(store.getState()).toMatchObject({ progress: 60, isStudied: false });
  await store.actions.record(100);
  await store.actions.record(100);
  expect(store.getState()).toMatchObject({ progress: 100, isStudied: true });
  expect(finished).toEqual([lessonId]);
  expect(told()).toEqual([
    [lessonId, 60],
    [lessonId, 100],
    [lessonId, 100],
  ]);
});

it('keeps without a network how far it was read, and tells the next page’s server: the furthest first, then the place', async () => {
  const host = signedIn();
  const first = await open(host);
  first.fail('recordLesson', unplugged);
  first.fail('recordLesson', unplugged);
  await expect(first.store.actions.record(100)).rejects.toThrow('could not be reached');
  await expect(first.store.actions.record(30)).rejects.toThrow('could not be reached');
  first.stop();
  const second = await open(createTestHost({ user: testUser, storage: host.storage }));
  await expect.poll(second.told).toEqual([
    [lessonId, 100],
    [lessonId, 30],
  ]);
  await expect
    .poll(() => second.store.getState())
    .toMatchObject({ kept: 30, progress: 100, isStudied: true });
  expect(second.finished).toEqual([lessonId]);
  await expect.poll(() => host.storage.entries('lesson-places/')).toEqual([]);
});

it('sends what is left when the network is back', async () => {
  const host = signedIn();
  const { store, fail, told, finished } = await open(host);
  fail('recordLesson', unplugged);
  await expect(store.actions.record(100)).rejects.toThrow('could not be reached');
  await host.wake();
  await expect.poll(told).toEqual([
    [lessonId, 100],
    [lessonId, 100],
  ]);
  await expect.poll(() => finished).toEqual([lessonId]);
});

it('forgets what the server refuses, and keeps the place of each person apart', async () => {
  const host = signedIn();
  const { store, fail } = await open(host);
  fail('recordLesson', () => refusal('请购买后学习'));
  await expect(store.actions.record(40)).rejects.toThrow('请购买后学习');
  expect(await host.storage.entries('lesson-places/')).toEqual([]);
  await host.storage.set(`lesson-places/${testUser.id + 1}/${lessonId}`, { place: 90, furthest: 90, at: 1 });
  const again = await open(createTestHost({ user: testUser, storage: host.storage }), { place: 12 });
  await expect.poll(() => again.store.getState().kept).toBe(12);
  expect(again.told()).toEqual([]);
});

it('records nothing of a visitor, who is asked to sign in', async () => {
  const { courses, told } = createBackend();
  render(
    <HostProvider host={createTestHost()}>
      <LessonText courses={courses} page={lessonPageFixture('text', { id: lessonId })}>
        <p>先写主语。</p>
      </LessonText>
    </HostProvider>,
  );
  expect(screen.getByText('登录后会记下你读到哪里。')).toBeDefined();
  expect(screen.getByRole('button', { name: '登录' })).toBeDefined();
  expect(told()).toEqual([]);
});
