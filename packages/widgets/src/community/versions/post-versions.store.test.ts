import type { ModeratedVersion, ModerationApi } from '@shuyuan/api-client/manage';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { createPostVersionsStore } from './post-versions.store.ts';
import { postVersionsStrings } from './post-versions.strings.ts';

function open() {
  const host = createTestHost({ user: testUser });
  const decided: unknown[] = [];
  let refused: string | null = null;
  let version: ModeratedVersion = {
    id: 3,
    title: '',
    content: '<p>电话</p>',
    replaced_at: '2026-03-02T01:00:00.000Z',
    is_hidden: false,
    decision: null,
  };
  const moderation: Pick<ModerationApi, 'versions' | 'decideVersion'> = {
    versions: async () => {
      if (refused !== null) throw refusal(refused);
      return [version];
    },
    decideVersion: async ({ id }, versionId, { decision, reason }) => {
      if (refused !== null) throw refusal(refused);
      decided.push([id, versionId, decision, reason]);
      version = { ...version, is_hidden: decision === 'hide' };
      return {};
    },
  };
  const props = { post: { type: 'issue', id: 7 } as const, moderation, mayDecide: true };
  const store = createPostVersionsStore({
    host,
    strings: postVersionsStrings['zh-CN'],
    getProps: () => props,
  });
  store.start();
  return { host, decided, ...store, refuse: (text: string | null) => void (refused = text) };
}

it('CM-13: hides a version once and only with a reason, shows it so, and goes back to it', async () => {
  const { host, actions, getState, decided } = open();
  actions.toggle();
  await host.settle();
  actions.ask(3, 'hide');
  actions.answerYes();
  actions.write('  ');
  actions.answerYes();
  expect(decided).toEqual([]);
  actions.write(' 写了电话 ');
  actions.answerYes();
  actions.answerYes();
  await host.settle();
  expect(decided).toEqual([[7, 3, 'hide', '写了电话']]);
  expect(getState()).toMatchObject({
    asked: null,
    focus: { versionId: 3 },
    list: { status: 'ready', versions: [{ id: 3, is_hidden: true }] },
  });
});

it('says why it was refused, and keeps the reason', async () => {
  const { host, actions, getState, refuse } = open();
  actions.toggle();
  await host.settle();
  actions.ask(3, 'hide');
  actions.write('写了电话');
  refuse('老师已经处理过了');
  actions.answerYes();
  await host.settle();
  expect(getState().asked).toMatchObject({
    reason: '写了电话',
    problem: '老师已经处理过了',
    isPending: false,
  });
});

it('says that the versions did not come, and asks again', async () => {
  const { host, actions, getState, refuse } = open();
  refuse('内容不存在或已删除');
  actions.toggle();
  await host.settle();
  expect(getState().list).toEqual({ status: 'failed', problem: '内容不存在或已删除' });
  refuse(null);
  actions.retry();
  await host.settle();
  expect(getState().list).toMatchObject({ status: 'ready' });
});

it('stays closed when it was closed before the versions came', async () => {
  const { host, actions, getState } = open();
  actions.toggle();
  actions.toggle();
  await host.settle();
  expect(getState().list).toEqual({ status: 'closed' });
});
