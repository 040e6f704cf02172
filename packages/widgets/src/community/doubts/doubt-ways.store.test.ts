import { expect, it } from 'vitest';
import { refusal } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { createDoubtWaysStore } from './doubt-ways.store.ts';
import { doubtWaysStrings } from './doubt-ways.strings.ts';
import type { DoubtWaysProps } from './doubt-ways.tsx';

function open(status: DoubtWaysProps['doubt']['status'] = 'waiting') {
  const host = createTestHost({ user: testUser });
  const calls: unknown[] = [];
  let refused: string | null = null;
  let changes = 0;
  const call = async (...said: unknown[]) => {
    calls.push(said);
    await Promise.resolve();
    if (refused !== null) throw refusal(refused);
    return {};
  };
  const props: DoubtWaysProps = {
    doubt: { id: 7, status, is_own: true, may_answer: true },
    doubts: {
      promise: (id, hours) => call('promise', id, hours),
      settle: (id, isSettled) => call('settle', id, isSettled),
    },
    onChanged: () => void (changes += 1),
  };
  const store = createDoubtWaysStore({ host, strings: doubtWaysStrings['zh-CN'], getProps: () => props });
  store.start();
  return {
    host,
    calls,
    actions: store.actions,
    state: store.getState,
    changes: () => changes,
    refuse: (message: string) => void (refused = message),
  };
}

it('promises the hours that were chosen, once on a double press', async () => {
  const { host, actions, calls, changes, state } = open();
  actions.setHours(48);
  actions.promise();
  actions.promise();
  expect(state().isPending).toBe(true);
  await host.settle();
  expect(calls).toEqual([['promise', 7, 48]]);
  expect(changes()).toBe(1);
  expect(state().isPending).toBe(false);
});

it.each([
  ['waiting', true],
  ['closed', false],
] as const)('closes what is open and opens what is closed: %s', async (status, isSettled) => {
  const { host, actions, calls } = open(status);
  actions.toggleSettled();
  await host.settle();
  expect(calls).toEqual([['settle', 7, isSettled]]);
});

it('says why it was refused, and can be pressed again', async () => {
  const { host, actions, refuse, changes, state, calls } = open();
  refuse('这个疑问已经解答');
  actions.promise();
  await host.settle();
  expect(changes()).toBe(0);
  expect(state().isPending).toBe(false);
  actions.promise();
  await host.settle();
  expect(calls).toHaveLength(2);
});
