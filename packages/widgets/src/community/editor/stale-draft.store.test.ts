import { expect, it } from 'vitest';
import { createTestHost, testUser, type TestHost } from '../../testing/index.ts';
import { createPostEditorStore } from './post-editor.store.ts';
import { postEditorStrings } from './post-editor.strings.ts';
import type { WrittenPost } from './post-editor.tsx';

async function open(host: TestHost) {
  const sent: WrittenPost[] = [];
  const store = createPostEditorStore({
    host,
    strings: postEditorStrings['zh-CN'],
    getProps: () => ({
      draftName: 'solution-of/7',
      hasTitle: false,
      send: async (post) => {
        sent.push(post);
        return 12;
      },
      onSent: () => {},
    }),
  });
  store.start();
  await host.settle();
  return { host, sent, state: store.getState, actions: store.actions };
}

async function twoTabs() {
  const host = createTestHost({ user: testUser });
  const first = await open(host);
  first.actions.setContent('<p>先读题</p>');
  await host.settle();
  return { host, first, second: await open(host.openTab()) };
}

it('CM-05 tells a tab that another one has sent its draft, and sends what stands there as a post of its own', async () => {
  const { host, first, second } = await twoTabs();
  expect(second.state().draft.content).toBe('<p>先读题</p>');
  second.actions.send();
  await second.host.settle();
  first.actions.send();
  await host.settle();
  expect(first.sent).toEqual([]);
  expect(first.state()).toMatchObject({
    isStale: true,
    isSending: false,
    announcement: { text: postEditorStrings['zh-CN'].draftElsewhere },
  });
  first.actions.send();
  await host.settle();
  expect(first.sent[0]?.clientId).not.toBe(second.sent[0]?.clientId);
});

it('CM-05 lays nothing over the draft of another tab until it is asked to', async () => {
  const { host, first, second } = await twoTabs();
  second.actions.setContent('<p>换个写法</p>');
  await second.host.settle();
  await host.wake();
  await host.settle();
  expect(first.state().isStale).toBe(true);
  first.actions.setContent('<p>先读题，再画图</p>');
  await host.settle();
  expect((await open(host.openTab())).state().draft.content).toBe('<p>换个写法</p>');
  first.actions.keepApart();
  await host.settle();
  expect((await open(host.openTab())).state().draft.content).toBe('<p>先读题，再画图</p>');
});

it('is not told so of a device that keeps nothing', async () => {
  const host = createTestHost({ user: testUser });
  host.storage.set = () => Promise.reject(new Error('full'));
  const only = await open(host);
  only.actions.setContent('<p>先读题</p>');
  await host.settle();
  await host.wake();
  await host.settle();
  expect(only.state().isStale).toBe(false);
  only.actions.send();
  await host.settle();
  expect(only.sent).toHaveLength(1);
});
