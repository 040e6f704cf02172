import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend, type BackendOptions } from './comments-backend.fixtures.ts';
import { openBox, strings } from './open-box.fixtures.ts';

/** A server that holds whatever is written with 审核 in it: no list has that until it is let through. */
async function open(options: BackendOptions = {}) {
  const host = createTestHost({ user: testUser });
  const backend = createCommentsBackend({ repliesOf: () => 0, ...options, author: testUser });
  const { submit, edit } = backend.api;
  const isHeld = (text: string) => text.includes('审核');
  backend.api.submit = async (target, comment, ...rest) => {
    const sent = await submit(target, comment, ...rest);
    if (!isHeld(comment.content)) return sent;
    await backend.api.removeOwn(sent.id);
    return { ...sent, row: sent.row && { ...sent.row, is_waiting: true } };
  };
  backend.api.edit = async (id, text, ...rest) => {
    const edited = await edit(id, text, ...rest);
    if (!isHeld(text)) return edited;
    await backend.api.removeOwn(id);
    return { ...edited, is_waiting: true };
  };
  const box = await openBox({ host, backend });
  return {
    ...box,
    /** A moderator lets the latest through. */
    letThrough: () => backend.api.restoreOwn(0),
    waiting: () => box.rows().flatMap(({ id, isWaiting }) => (isWaiting ? [id] : [])),
    replies: (id: number) => box.state().replies[id]?.rows ?? [],
    async act(act: (actions: typeof box.actions) => unknown) {
      void act(box.actions);
      await host.settle();
    },
    async reply(id: number, text: string) {
      box.actions.toggleReply(id, id);
      box.actions.typeReply(text);
      box.actions.sendReply();
      await host.settle();
    },
    async change(parentId: number, id: number, text: string) {
      void box.actions.startEdit(parentId, id);
      await host.settle();
      box.actions.typeSent(text);
      void box.actions.saveSent();
      await host.settle();
    },
  };
}

describe('CM-12 a comment that waits for a moderator', () => {
  it('stays with a mark where its author has posted it, and says what becomes of it', async () => {
    const box = await open({ comments: 3 });
    await box.post('要审核的话');
    expect(box.rows()[0]).toMatchObject({ content: '<p>要审核的话</p>', isWaiting: true });
    expect(box.rows()).toHaveLength(4);
    expect(box.backend.rows()).toHaveLength(3);
    expect(box.state().unsent).toEqual([]);
    expect(box.composed()).toBe('');
    expect(box.host.notices).toEqual([{ tone: 'neutral', text: strings.waiting }]);
    expect(box.eventTypes()).not.toContain('posted');
  });

  it('stays when pages are turned and the order is changed, and no longer than this visit', async () => {
    const box = await open({ comments: 12 });
    await box.post('要审核的话');
    const [id = 0] = box.waiting();
    await box.act(({ turnTo }) => turnTo(2, 10));
    expect(box.waiting()).toEqual([id]);
    await box.act(({ turnTo }) => turnTo(1, 10));
    await box.act(({ sortBy }) => sortBy('oldest'));
    expect(box.waiting()).toEqual([id]);
    expect(box.rows()).toHaveLength(11);
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    expect(again.rows().every((row) => !row.isWaiting)).toBe(true);
  });

  it('pushes nothing to the next page', async () => {
    const box = await open({ comments: 10 });
    await box.post('要审核的话');
    expect(box.rows()).toHaveLength(11);
    await box.post('好的话');
    expect(box.rows()).toHaveLength(11);
    expect(box.list().rows).toHaveLength(9);
  });

  it('is shown once, without the mark, when the list has it', async () => {
    const box = await open({ comments: 2 });
    await box.post('要审核的话');
    const [id = 0] = box.waiting();
    await box.letThrough();
    await box.act(({ load }) => load());
    expect(box.rows().map((row) => row.id)).toEqual([id, 1002, 1001]);
    expect(box.waiting()).toEqual([]);
    await box.act(({ load }) => load());
    expect(box.rows()).toHaveLength(3);
  });

  it('is seen by nobody who signs in after its author', async () => {
    const box = await open({ comments: 2 });
    await box.post('要审核的话');
    await box.reply(1002, '也要审核');
    box.host.setUser({ ...testUser, id: 99 });
    expect(box.rows().map(({ id }) => id)).toEqual([1002, 1001]);
    expect(box.replies(1002)).toEqual([]);
    await box.act(({ load }) => load());
    expect(box.rows()).toHaveLength(2);
    expect(box.total()).toBe(2);
  });

  it('stays under the comment that it answers, also when the replies are closed and opened', async () => {
    const box = await open({ comments: 2, repliesOf: () => 2 });
    await box.reply(1002, '要审核的回复');
    expect(box.replies(1002).map(({ isWaiting }) => isWaiting === true)).toEqual([true, false, false]);
    expect(box.rows()[0]?.repliesCount).toBe(2);
    await box.act(({ toggleReplies }) => toggleReplies(1002));
    await box.act(({ toggleReplies }) => toggleReplies(1002));
    expect(box.replies(1002).map(({ isWaiting }) => isWaiting === true)).toEqual([true, false, false]);
    await box.letThrough();
    await box.act(({ toggleReplies }) => toggleReplies(1002));
    await box.act(({ toggleReplies }) => toggleReplies(1002));
    expect(box.replies(1002).map(({ isWaiting }) => isWaiting === true)).toEqual([false, false, false]);
    expect(box.state().held.replies[1002]).toEqual([]);
  });

  it('keeps its place, with the new words, when a change of it is held', async () => {
    const box = await open({ comments: 2 });
    await box.post('好的话');
    const id = box.rows()[0]?.id ?? 0;
    await box.change(id, id, '要审核的改动');
    expect(box.rows()[0]).toMatchObject({ id, content: '<p>要审核的改动</p>', isWaiting: true });
    expect(box.host.notices.at(-1)).toEqual({ tone: 'neutral', text: strings.waiting });
    await box.act(({ load }) => load());
    expect(box.waiting()).toEqual([id]);
  });

  it('keeps its words where the server leaves its place to the replies', async () => {
    const box = await open({ comments: 2 });
    await box.post('好的话');
    const id = box.rows()[0]?.id ?? 0;
    await box.reply(id, '自己回一句');
    await box.change(id, id, '要审核的改动');
    await box.act(({ load }) => load());
    expect(box.backend.rows()[0]).toMatchObject({ id, is_removed: true });
    expect(box.rows()).toHaveLength(3);
    expect(box.rows()[0]).toMatchObject({
      id,
      content: '<p>要审核的改动</p>',
      isWaiting: true,
      repliesCount: 1,
    });
  });

  it('keeps a reply whose change is held, which counts for its author alone', async () => {
    const box = await open({ comments: 2 });
    await box.reply(1002, '好的回复');
    const id = box.replies(1002)[0]?.id ?? 0;
    await box.change(1002, id, '要审核的改动');
    expect(box.rows()[0]?.repliesCount).toBe(0);
    await box.act(({ turnTo }) => turnTo(1, 10));
    await box.act(({ toggleReplies }) => toggleReplies(1002));
    expect(box.replies(1002)).toMatchObject([{ id, content: '<p>要审核的改动</p>', isWaiting: true }]);
  });

  it('can be deleted and brought back, and waits again', async () => {
    const box = await open({ comments: 2 });
    await box.post('要审核的话');
    const [id = 0] = box.waiting();
    await box.act(({ openDialog }) => openDialog('delete', id, id));
    box.state().dialog?.actions.confirm();
    await box.host.settle();
    expect(box.state().held.comments).toEqual([]);
    box.backend.api.restoreOwn = async () => {};
    await box.act(({ undoDeletion }) => undoDeletion(id, id));
    expect(box.waiting()).toEqual([id]);
    expect(box.state().held.comments.map((row) => row.id)).toEqual([id]);
  });

  it('cannot be answered', async () => {
    const box = await open({ comments: 2 });
    await box.post('要审核的话');
    const [id = 0] = box.waiting();
    box.actions.toggleReply(id, id);
    expect(box.state().reply).toBeNull();
  });
});
