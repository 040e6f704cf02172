import { commentUndoMinutes } from '@shuyuan/api-client';
import type { Solution } from '@shuyuan/api-client/community';
import { expect, it } from 'vitest';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../../testing/index.ts';
import { createSolutionsStore } from './solutions.store.ts';
import { solutionsStrings } from './solutions.strings.ts';

const mine: Solution = {
  id: 21,
  problem_id: 7,
  excerpt: '先读题',
  content: '<p>先读题</p>',
  thumbs_up_count: 0,
  visibility: 'shown',
  user: null,
  created_at: '2026-03-01T02:00:00.000Z',
  edited_at: null,
  is_thumbs_up: false,
  is_own: true,
  is_accepted: false,
  comments_count: 0,
};

async function open(host: TestHost = createTestHost({ user: testUser }), viewerId = testUser.id) {
  let rows = [mine];
  let isOffline = false;
  const calls: string[] = [];
  const store = createSolutionsStore({
    host,
    strings: solutionsStrings['zh-CN'],
    getProps: () => ({
      problem: { id: 7, bounty: 0, may_accept: false, accepted_solution_id: null },
      viewerId,
      problems: {
        solutions: async () => ({ data: rows, total: rows.length }),
        accept: async () => ({}),
        async restoreSolution(id) {
          calls.push(`restore ${id}`);
          if (isOffline) throw unplugged();
          rows = [mine];
          return {};
        },
      },
      onRestored: () => void calls.push('restored'),
    }),
  });
  const stop = store.start();
  await host.settle();
  return {
    ...store,
    host,
    calls,
    stop,
    unplug: (is: boolean) => void (isOffline = is),
    remove: async () => {
      rows = [];
      store.actions.setRemoved(mine, true);
      await host.settle();
    },
    undo: async () => {
      store.actions.undoRemoval();
      await host.settle();
    },
    rows: () => {
      const { list } = store.getState();
      return list.status === 'ready' ? list.rows.map(({ id }) => id) : null;
    },
  };
}

it('CM-02 offers what was deleted above the list, which has it no more, and brings it back', async () => {
  const { remove, undo, rows, calls, getState } = await open();
  await remove();
  expect(rows()).toEqual([]);
  expect(getState()).toMatchObject({ removed: { id: 21, words: '先读题' }, focus: { on: 'removed' } });
  await undo();
  expect(rows()).toEqual([21]);
  expect(getState().removed).toBeNull();
  expect(calls).toEqual(['restore 21', 'restored']);
});

it('offers it again after a reload, for ten minutes and to its author alone', async () => {
  const { host, remove, stop } = await open();
  await remove();
  stop();
  expect((await open(host)).getState().removed).toMatchObject({ id: 21 });
  expect((await open(host, 999)).getState().removed).toBeNull();
  await host.advance(commentUndoMinutes * 60_000);
  expect((await open(host)).getState().removed).toBeNull();
});

it('stays on offer when it does not come back, and says why', async () => {
  const { remove, undo, unplug, rows, getState } = await open();
  await remove();
  unplug(true);
  await undo();
  expect(getState().removed).toMatchObject({ problem: solutionsStrings['zh-CN'].notDone, isPending: false });
  unplug(false);
  await undo();
  expect(rows()).toEqual([21]);
});
