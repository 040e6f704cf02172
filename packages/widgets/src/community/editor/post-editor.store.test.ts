import { describe, expect, it } from 'vitest';
import { refusal, unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../../testing/index.ts';
import { createPostEditorStore } from './post-editor.store.ts';
import { postEditorStrings } from './post-editor.strings.ts';
import type { PostEditorProps, WrittenPost } from './post-editor.tsx';

async function open({
  host = createTestHost({ user: testUser }),
  ...given
}: Partial<PostEditorProps> & { host?: TestHost } = {}) {
  const sent: WrittenPost[] = [];
  const done: number[] = [];
  const props: PostEditorProps = {
    draftName: 'problem/new',
    categories: [{ id: 3, name: '数学' }],
    send: async (post) => {
      sent.push(post);
      return 12;
    },
    onSent: (id) => void done.push(id),
    ...given,
  };
  const store = createPostEditorStore({ host, strings: postEditorStrings['zh-CN'], getProps: () => props });
  store.start();
  await host.settle();
  return { host, sent, done, state: store.getState, actions: store.actions };
}

type Opened = Awaited<ReturnType<typeof open>>;

function write({ actions }: Pick<Opened, 'actions'>) {
  actions.setCategory(3);
  actions.setTitle('塔影为什么这样长');
  actions.setContent('<p>太阳低</p>');
}

describe('a post that is written', () => {
  it('names what is missing, and is not sent before it is there', async () => {
    const opened = await open();
    opened.actions.send();
    expect(opened.state()).toMatchObject({
      errors: { title: '请填写标题', category: '请选择分类', content: '还没有写内容' },
      focus: { on: 'title' },
    });
    write(opened);
    opened.actions.send();
    await opened.host.settle();
    expect(opened.sent).toMatchObject([{ title: '塔影为什么这样长', categoryId: 3 }]);
    expect(opened.done).toEqual([12]);
  });

  it('is not sent with a bounty beyond one’s credits, which stays as typed and is led to', async () => {
    const opened = await open({ credits: 20 });
    write(opened);
    opened.actions.setBounty(50);
    opened.actions.send();
    await opened.host.settle();
    expect(opened.sent).toEqual([]);
    expect(opened.state()).toMatchObject({
      draft: { bounty: 50 },
      errors: { bounty: '悬赏要是0到20之间的整数' },
      focus: { on: 'bounty' },
    });
    opened.actions.setBounty(20);
    opened.actions.send();
    await opened.host.settle();
    expect(opened.sent).toMatchObject([{ bounty: 20 }]);
  });

  it('CM-04: is sent under one id however often the answer is lost, and once by two presses', async () => {
    const ids: string[] = [];
    let isLost = true;
    const opened = await open({
      send: async ({ clientId }) => {
        ids.push(clientId);
        if (isLost) throw unplugged();
        return 12;
      },
    });
    write(opened);
    opened.actions.send();
    opened.actions.send();
    await opened.host.settle();
    expect(opened.state().problem).toBe('没有发布成功，写的内容已存在本机，请重试');
    isLost = false;
    opened.actions.send();
    await opened.host.settle();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('CM-04: keeps what is typed while it is sent, under an id of its own', async () => {
    const host = createTestHost({ user: testUser });
    const ids: string[] = [];
    const arrived = Promise.withResolvers<number>();
    const opened = await open({
      host,
      send: ({ clientId }) => {
        ids.push(clientId);
        return arrived.promise;
      },
    });
    write(opened);
    opened.actions.send();
    opened.actions.setContent('<p>太阳低，所以影子长</p>');
    arrived.resolve(12);
    await host.settle();
    const next = await open({ host });
    expect(next.state().draft.content).toBe('<p>太阳低，所以影子长</p>');
    expect(ids).not.toContain(next.state().draft.clientId);
  });

  it('says the server’s words when it refuses', async () => {
    const opened = await open({ send: async () => Promise.reject(refusal('积分余额不足', 1)) });
    write(opened);
    opened.actions.send();
    await opened.host.settle();
    expect(opened.state()).toMatchObject({ problem: '积分余额不足', isSending: false });
  });
});

describe('the draft of a post', () => {
  it('CM-05: is found again after a crash, of this kind alone, and gone once it was sent', async () => {
    const first = await open();
    write(first);
    const host = first.host.crash();
    const other = await open({ host, draftName: 'solution-of/12' });
    expect(other.state()).toMatchObject({ isRestored: false, draft: { content: '' } });
    const again = await open({ host });
    expect(again.state()).toMatchObject({ isRestored: true, draft: { title: '塔影为什么这样长' } });
    again.actions.send();
    await again.host.settle();
    expect((await open({ host: again.host.reload() })).state().isRestored).toBe(false);
  });

  it('is given up for what the server has when that is wanted', async () => {
    const saved = { title: '旧', content: '<p>旧</p>', categoryId: 3 };
    const first = await open({ draftName: 'problem/7', saved });
    first.actions.setContent('<p>没存</p>');
    const again = await open({ host: first.host.reload(), draftName: 'problem/7', saved });
    expect(again.state().draft.content).toBe('<p>没存</p>');
    again.actions.discard();
    expect(again.state()).toMatchObject({ isRestored: false, draft: { content: '<p>旧</p>' } });
  });
});

it('offers what asks the same, and says nothing when that does not come', async () => {
  const similar = [{ id: 5, title: '塔影多长', is_solved: true, solutions_count: 2 }];
  let isLost = true;
  const { actions, host, state } = await open({
    findSimilar: async () => {
      if (isLost) throw unplugged();
      return similar;
    },
  });
  actions.setTitle('塔影');
  await host.advance(500);
  expect(state()).toMatchObject({ similar: [], problem: '' });
  isLost = false;
  actions.setTitle('塔影多长');
  await host.advance(500);
  expect(state().similar).toEqual(similar);
});

describe('tags and pictures', () => {
  const tags = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `标签${id}` }));

  it('five tags at most are chosen, each once; one that is gone meanwhile is not sent', async () => {
    const offered = [...tags];
    const opened = await open({ tags: offered });
    write(opened);
    for (const { id } of [...tags.slice(0, 1), ...tags]) opened.actions.addTag(id);
    expect(opened.state().draft.tagIds).toEqual([1, 2, 3, 4, 5]);
    opened.actions.removeTag(2);
    offered.shift();
    opened.actions.send();
    await opened.host.settle();
    expect(opened.sent).toMatchObject([{ tagIds: [3, 4, 5] }]);
  });

  it('where no tags are offered none are sent', async () => {
    const opened = await open();
    write(opened);
    opened.actions.send();
    await opened.host.settle();
    expect(opened.sent[0]).not.toHaveProperty('tagIds');
  });

  it('what is published while a picture is on its way goes once it is there', async () => {
    const opened = await open({ upload: async () => ({ src: '/a.png' }) });
    write(opened);
    opened.actions.notePictures(true);
    opened.actions.send();
    await opened.host.settle();
    expect([opened.sent, opened.state().isAwaited]).toEqual([[], true]);
    opened.actions.setContent('<p>太阳低</p><img src="/a.png">');
    opened.actions.notePictures(false);
    await opened.host.settle();
    expect(opened.sent).toMatchObject([{ content: '<p>太阳低</p><img src="/a.png">' }]);
  });

  it('and does not go without it when it could not be stored', async () => {
    const opened = await open({ upload: () => Promise.reject(unplugged()) });
    write(opened);
    opened.actions.notePictures(true);
    opened.actions.send();
    const options = { onProgress: () => {}, signal: new AbortController().signal };
    await expect(opened.actions.upload(new File([], 'a.png'), options)).rejects.toBeInstanceOf(Error);
    opened.actions.notePictures(false);
    await opened.host.settle();
    expect([opened.sent, opened.state().isAwaited]).toEqual([[], false]);
  });
});
