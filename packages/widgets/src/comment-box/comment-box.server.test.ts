import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { shownRows, shownTotal } from './comment-box.state.ts';
import { createCommentBoxStore } from './comment-box.store.ts';
import { commentBoxStrings } from './comment-box.strings.ts';
import { actionsOf, dialogsAtHand, lazyWriting } from './open-box.fixtures.ts';

let server: TestServer;
let client: Client;
let user: User;
let target: { type: 'article'; id: number };

/** Cuts the network: before the request, after the server has done its work, or not at all. */
let cut: 'before' | 'after' | 'no' = 'no';

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  const fetch: typeof globalThis.fetch = async (...request) => {
    if (cut === 'before') throw new TypeError('offline');
    const answer = await server.fetch(...request);
    if (cut === 'after') throw new TypeError('offline');
    return answer;
  };
  client = await signInAsLearner(fetch);
  user = await client.my.detail();
  const { data } = await client.articles.list({ size: 100 });
  const busiest = data.data.toSorted((a, b) => b.comments_count - a.comments_count)[0];
  target = { type: 'article', id: busiest?.id ?? 0 };
});
afterAll(() => server.close());

async function openBox(page = createTestHost({ user, now: Date.now() })) {
  // Seeded ids would be the same idempotency keys in every test.
  const host = { ...page, createId: () => crypto.randomUUID() };
  const strings = commentBoxStrings['zh-CN'];
  const store = createCommentBoxStore({
    target,
    host,
    strings,
    lazyWriting,
    lazyDialogs: dialogsAtHand,
    comments: client.comments,
  });
  store.start();
  const state = store.getState;
  const list = () => {
    const { list: shown } = state();
    if (shown.status !== 'ready') throw new Error(`The list is ${shown.status}.`);
    return shown;
  };
  await until(() => state().list.status === 'ready');
  return {
    page,
    state,
    list,
    get actions() {
      return actionsOf(store);
    },
    rows: () => shownRows(list()),
    total: () => shownTotal(list()),
  };
}

it('CB-08 turns through a long discussion of the real server without a double', async () => {
  const box = await openBox();
  const seen = box.rows().map(({ id }) => id);
  const pages = Math.ceil(box.total() / 10);
  for (let page = 2; page <= pages; page += 1) {
    await box.actions.turnTo(page, 10);
    seen.push(...box.rows().map(({ id }) => id));
  }
  expect(seen).toHaveLength(box.total());
  expect(new Set(seen).size).toBe(seen.length);
});

it('CB-03 CB-07 posts and replies, and shows what the server shows after it', async () => {
  const box = await openBox();
  const before = box.total();
  const text = '第一段，<b>不是标签</b> & 符号\n换行\n\n第二段';
  box.actions.type(text);
  box.actions.post();
  await until(() => box.total() === before + 1);
  const [own] = box.rows();

  box.actions.toggleReply(own?.id ?? 0, own?.id ?? 0);
  box.actions.typeReply('自问自答');
  box.actions.sendReply();
  await until(() => box.state().replies[own?.id ?? 0]?.status === 'ready' && box.state().reply === null);
  expect(box.rows()[0]?.repliesCount).toBe(1);

  const again = await openBox();
  expect(again.total()).toBe(before + 1);
  expect(again.rows()[0]).toMatchObject({ id: own?.id, repliesCount: 1, author: { name: user.nick_name } });
  expect(again.rows()[0]?.content).toBe(own?.content);
});

it.each(['before', 'after'] as const)(
  'CB-13 stores a comment exactly once when the network breaks %s the server has it',
  async (moment) => {
    const box = await openBox();
    const before = box.total();
    cut = moment;
    box.actions.type(`断网测试${moment}`);
    box.actions.post();
    await until(() => box.state().unsent[0]?.status === 'failed');
    expect(box.total()).toBe(before);
    cut = 'no';

    const again = await openBox(box.page.reload());
    await until(() => again.state().unsent.length === 0);
    await until(() => again.rows()[0]?.content === `<p>断网测试${moment}</p>`);
    const { comments } = await client.comments.list(target, { page: 1, size: 10 });
    expect(comments.total).toBe(before + 1);
    expect(again.total()).toBe(before + 1);
  },
);

it("deletes one's own and brings it back, and reports another's once", async () => {
  const box = await openBox();
  const before = box.total();
  const [theirs] = box.rows().filter(({ userId }) => userId !== user.id);
  box.actions.type('写错了，删掉');
  box.actions.post();
  await until(() => box.total() === before + 1);
  const id = box.rows()[0]?.id ?? 0;
  box.actions.openDialog('delete', id, id);
  await until(() => box.state().dialog !== null);
  box.state().dialog?.actions.confirm();
  await until(() => box.state().dialog === null);
  expect(box.total()).toBe(before);
  const listed = () => client.comments.list(target, { page: 1, size: 10 });
  expect((await listed()).comments.total).toBe(before);
  box.actions.undoDeletion(id, id);
  await until(() => box.total() === before + 1);
  const { comments } = await listed();
  expect(comments.data[0]).toMatchObject({ id, content: box.rows()[0]?.content });
  expect(comments.total).toBe(before + 1);

  const reported = theirs?.id ?? 0;
  const report = async () => {
    box.actions.openDialog('report', reported, reported);
    await until(() => box.state().dialog !== null);
    box.state().dialog?.actions.choose('other');
    box.state().dialog?.actions.confirm();
  };
  await report();
  await until(() => box.state().dialog === null);
  await report();
  await until(() => box.state().dialog?.error === '你已经举报过这条评论');
});

it('CB-04 gives the words of the server back with the text', async () => {
  const box = await openBox();
  const publish = (change: string) =>
    server.db.execute(`update articles set published_at = published_at ${change} where id = ${target.id}`);
  await publish(`+ interval '100 years'`);
  box.actions.type('这一章讲得很清楚');
  box.actions.post();
  await until(() => box.page.notices.length > 0);
  await publish(`- interval '100 years'`);
  expect(box.page.notices).toEqual([{ tone: 'critical', text: '评论的内容不存在或已下架' }]);
  expect(box.state().composer.text()).toBe('这一章讲得很清楚');
});
