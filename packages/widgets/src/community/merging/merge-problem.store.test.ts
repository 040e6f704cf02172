import { expect, it } from 'vitest';
import { refusal } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { createMergeProblemStore } from './merge-problem.store.ts';
import { mergeProblemStrings } from './merge-problem.strings.ts';

function open() {
  const host = createTestHost({ user: testUser });
  const calls: unknown[][] = [];
  let refused: string | null = null;
  const store = createMergeProblemStore({
    host,
    strings: mergeProblemStrings['zh-CN'],
    getProps: () => ({
      problem: { id: 7, title: '塔影' },
      problems: {
        async similar(title) {
          calls.push(['similar', title]);
          return [7, 8].map((id) => ({ id, title: `问题${id}`, is_solved: false, solutions_count: 0 }));
        },
        async merge(id, into) {
          calls.push(['merge', id, into]);
          if (refused !== null) throw refusal(refused);
          return {};
        },
      },
      onMerged: (into) => void calls.push(['merged', into]),
    }),
  });
  store.start();
  store.actions.open();
  return { host, calls, ...store, refuse: (text: string) => void (refused = text) };
}

it('looks for what says the same by the title, and never offers the duplicate itself', async () => {
  const { host, calls, getState } = open();
  await host.settle();
  expect(calls).toEqual([['similar', '塔影']]);
  expect(getState().asked?.found).toMatchObject([{ id: 8 }]);
});

it('CM-14: merges into what was chosen, once on a double press, and nothing before a choice', async () => {
  const { host, calls, actions, getState } = open();
  await host.settle();
  actions.merge();
  actions.choose(8);
  actions.merge();
  actions.merge();
  await host.settle();
  expect(calls.slice(1)).toEqual([
    ['merge', 7, 8],
    ['merged', 8],
  ]);
  expect(getState().asked).toBeNull();
});

it('says why it was refused, and can be pressed again', async () => {
  const { host, actions, getState, refuse } = open();
  await host.settle();
  refuse('已采纳回答的问题不能并入另一个问题');
  actions.choose(8);
  actions.merge();
  await host.settle();
  expect(getState().asked).toMatchObject({ isPending: false, error: '已采纳回答的问题不能并入另一个问题' });
});
