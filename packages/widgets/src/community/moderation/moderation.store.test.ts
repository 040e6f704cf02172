import type { ModeratedPost, ModerationApi } from '@shuyuan/api-client/manage';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { createModerationStore } from './moderation.store.ts';
import { moderationStrings } from './moderation.strings.ts';

const post = (id: number): ModeratedPost => ({
  type: 'problem',
  id,
  title: '塔影',
  excerpt: '代写论文找我',
  parent_id: id,
  visibility: 'held',
  held_word: '代写论文',
  user: { id: 3, nick_name: '沈砚秋', avatar: '' },
  created_at: '2026-03-02T01:00:00.000Z',
  reports: [],
});

async function open(waiting = [post(1), post(2)]) {
  const host = createTestHost({ user: testUser });
  const decided: unknown[] = [];
  let refused: string | null = null;
  const settle = async (...call: unknown[]) => {
    if (refused !== null) throw refusal(refused);
    decided.push(call);
    waiting.shift();
    return {};
  };
  const moderation: ModerationApi = {
    list: async () => ({ data: [...waiting], total: waiting.length }),
    decide: ({ id }, decision, warning) => settle(id, decision, warning),
    remove: ({ id }) => settle(id, 'remove'),
    versions: async () => [],
    decideVersion: async () => ({}),
  };
  const props = { moderation, mayDecide: true, mayRemove: true, getHref: () => '/' };
  const store = createModerationStore({ host, strings: moderationStrings['zh-CN'], getProps: () => props });
  store.start();
  await host.settle();
  return {
    host,
    decided,
    state: store.getState,
    actions: store.actions,
    refuse: (message: string) => void (refused = message),
  };
}

it('does nothing before it is confirmed, and takes what is settled out of the list', async () => {
  const { host, actions, state, decided } = await open();
  actions.ask(post(1), 'hide');
  actions.answerNo();
  actions.ask(post(1), 'hide');
  actions.write(' 请文明提问 ');
  expect(decided).toEqual([]);
  actions.answerYes();
  actions.answerYes();
  await host.settle();
  expect(decided).toEqual([[1, 'hide', '请文明提问']]);
  expect(state()).toMatchObject({ asked: null, list: { total: 1, rows: [{ id: 2 }] } });
});

it('CM-11: says who has decided meanwhile, and leaves the question open', async () => {
  const { host, actions, state, refuse } = await open();
  refuse('老师已经处理过了');
  actions.ask(post(1), 'remove');
  actions.answerYes();
  await host.settle();
  expect(state().asked).toMatchObject({ problem: '老师已经处理过了', isPending: false });
});
