import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend } from './comments-backend.fixtures.ts';
import { openBox, strings } from './open-box.fixtures.ts';

type Box = Awaited<ReturnType<typeof openBox>>;

/** A thread whose newest comment is one's own. */
async function open() {
  const host = createTestHost({ user: testUser });
  const backend = createCommentsBackend({ comments: 2, repliesOf: () => 0, author: testUser });
  const id = backend.post('原来的话');
  return { id, box: await openBox({ host, backend }) };
}

const nextTab = (box: Box) => openBox({ host: box.host.openTab(), backend: box.backend });

async function act(box: Box, run: (actions: Box['actions']) => unknown) {
  void run(box.actions);
  await box.host.settle();
}

/** Their owners come back to the tabs. */
const comeBack = (box: Box) => box.host.wake();

const keptDrafts = async (box: Box) =>
  (await box.host.storage.entries('comment-drafts/')).map(([, text]) => text);

const isStale = (box: Box) => box.state().composer.keepApart !== undefined;

describe('CM-05 a draft that is open in two tabs', () => {
  it('is kept on in both while neither goes on with it', async () => {
    const { box } = await open();
    await act(box, ({ type }) => type('写到一半'));
    const other = await nextTab(box);
    expect(other.composed()).toBe('写到一半');
    await comeBack(box);
    expect([isStale(box), isStale(other)]).toEqual([false, false]);
    await act(box, ({ type }) => type('写到一半，再写'));
    expect(await keptDrafts(box)).toEqual(['写到一半，再写']);
  });

  it('is saved no more by the tab that it was taken from, which says so and keeps its words', async () => {
    const { box } = await open();
    await act(box, ({ type }) => type('写到一半'));
    const other = await nextTab(box);
    await act(other, ({ type }) => type('写到一半，在这边接着写'));
    await comeBack(box);
    expect([isStale(box), isStale(other)]).toEqual([true, false]);
    expect(box.state().announcement.text).toBe(strings.draftElsewhere);
    expect(box.composed()).toBe('写到一半');
    await act(box, ({ type }) => type('写到一半，两边都写'));
    expect(await keptDrafts(box)).toEqual(['写到一半，在这边接着写']);
  });

  it('is saved no more by a tab that has only opened it when its own tab goes on', async () => {
    const { box } = await open();
    await act(box, ({ type }) => type('写到一半'));
    const other = await nextTab(box);
    await act(box, ({ type }) => type('写到一半，接着写'));
    await comeBack(box);
    expect([isStale(box), isStale(other)]).toEqual([false, true]);
  });

  it('is told to be sent elsewhere, and is sent once', async () => {
    const { box } = await open();
    await act(box, ({ type }) => type('写完了'));
    const other = await nextTab(box);
    await act(other, ({ post }) => post());
    await comeBack(box);
    expect(isStale(box)).toBe(true);
    expect(box.composed()).toBe('写完了');
    expect(box.backend.counted('submit')).toBe(1);
    expect(await keptDrafts(box)).toEqual([]);
  });

  it('is saved apart when that is wanted, and the other tab keeps its own', async () => {
    const { box } = await open();
    await act(box, ({ type }) => type('写到一半'));
    const other = await nextTab(box);
    await act(other, ({ type }) => type('那边的话'));
    await comeBack(box);
    box.state().composer.keepApart?.();
    await act(box, ({ type }) => type('这边的话'));
    expect(isStale(box)).toBe(false);
    expect(new Set(await keptDrafts(box))).toEqual(new Set(['这边的话', '那边的话']));
    await comeBack(box);
    expect([isStale(box), isStale(other)]).toEqual([false, false]);
  });

  it('begins anew in a field that was emptied', async () => {
    const { box } = await open();
    await act(box, ({ type }) => type('写到一半'));
    const other = await nextTab(box);
    await act(other, ({ type }) => type('那边的话'));
    await comeBack(box);
    await act(box, ({ type }) => type(''));
    expect(isStale(box)).toBe(false);
    await act(box, ({ type }) => type('别的话'));
    expect(new Set(await keptDrafts(box))).toEqual(new Set(['别的话', '那边的话']));
  });

  it('is told of in a reply and in a change as well', async () => {
    const { id, box } = await open();
    await act(box, ({ toggleReply }) => toggleReply(1002, 1002));
    await act(box, ({ typeReply }) => typeReply('回到一半'));
    await act(box, ({ startEdit }) => startEdit(id, id));
    await act(box, ({ typeSent }) => typeSent('改到一半'));
    const other = await nextTab(box);
    await act(other, ({ toggleReply }) => toggleReply(1002, 1002));
    await act(other, ({ startEdit }) => startEdit(id, id));
    await comeBack(box);
    expect(box.state().reply?.field.keepApart).toBeUndefined();
    expect(box.state().edit?.field.keepApart).toBeUndefined();
    await act(other, ({ typeReply }) => typeReply('回到一半，接着回'));
    await act(other, ({ typeSent }) => typeSent('改到一半，接着改'));
    await comeBack(box);
    expect(box.state().reply?.field.keepApart).toBeDefined();
    expect(box.state().edit?.field.keepApart).toBeDefined();
    await act(other, ({ saveSent }) => saveSent());
    expect(box.state().edit?.field.text()).toBe('改到一半');
  });
});

describe('CM-05 a draft', () => {
  it('of a reply opens as no change of the comment that it answers, nor the other way round', async () => {
    const { id, box } = await open();
    await act(box, ({ toggleReply }) => toggleReply(id, id));
    await act(box, ({ typeReply }) => typeReply('回复的话'));
    box.stop();
    const second = await openBox({ host: box.host.reload(), backend: box.backend });
    await act(second, ({ startEdit }) => startEdit(id, id));
    expect(second.state().edit?.field.text()).toBe('原来的话');
    await act(second, ({ typeSent }) => typeSent('修改的话'));
    second.stop();
    const third = await openBox({ host: second.host.reload(), backend: box.backend });
    await act(third, ({ toggleReply }) => toggleReply(id, id));
    expect(third.state().reply?.field.text()).toBe('回复的话');
    await act(third, ({ startEdit }) => startEdit(id, id));
    expect(third.state().edit?.field.text()).toBe('修改的话');
    expect(third.composed()).toBe('');
  });

  it('is nobody else’s, and of no other thread', async () => {
    const { box } = await open();
    await act(box, ({ type }) => type('我的话'));
    const { backend } = box;
    const elsewhere = await openBox({
      host: box.host.openTab(),
      backend,
      target: { type: 'article', id: 8 },
    });
    expect(elsewhere.composed()).toBe('');
    const host = box.host.openTab();
    host.setUser({ ...testUser, id: 99 });
    expect((await openBox({ host, backend })).composed()).toBe('');
    host.setUser(testUser);
    await host.settle();
    expect((await openBox({ host, backend })).composed()).toBe('我的话');
  });
});
