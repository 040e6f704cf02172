import { createToastQueue } from '@shuyuan/ui/toast';
import { testUser } from '@shuyuan/widgets/testing';
import { expect, it } from 'vitest';
import { createMemoryKeyValueStore } from '../stores/key-value-store.ts';
import { createSessionStore } from '../stores/session-store.ts';
import { dropStaleNotices } from './stale-notices.ts';

it('lets go of refusals alone, and only when a session comes', async () => {
  const session = createSessionStore({
    storage: createMemoryKeyValueStore(),
    loadUser: async () => testUser,
    loadUserOf: async () => testUser,
    endSession: async () => {},
    onExpired: () => {},
    now: () => 0,
  });
  const toasts = createToastQueue();
  dropStaleNotices(session, toasts);
  const staying = () =>
    toasts
      .visible()
      .filter(({ isLeaving }) => !isLeaving)
      .map(({ text }) => text);
  toasts.add('critical', '请先登录');
  toasts.add('critical', '没有保存', { action: { label: '重试', onPress: () => {} } });
  toasts.add('neutral', '链接已复制');
  session.requestLogin(1);
  expect(staying()).toEqual(['请先登录', '没有保存', '链接已复制']);
  await session.signIn('first');
  expect(staying()).toEqual(['没有保存', '链接已复制']);
  toasts.add('critical', '评论太频繁了');
  await session.refreshUser();
  expect(staying()).toContain('评论太频繁了');
});
