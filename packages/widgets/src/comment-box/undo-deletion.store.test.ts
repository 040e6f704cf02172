import { describe, expect, it } from 'vitest';
import { commentUndoMinutes } from '@shuyuan/api-client';
import { createTestHost, testUser } from '../testing/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createCommentsBackend, refusal, type BackendOptions } from './comments-backend.fixtures.ts';
import { deletedApart } from './deleted-rows.ts';
import { firstWords } from './kept-deletions.ts';
import { rowDialogStrings } from './dialogs/row-dialog.strings.ts';
import { openBox } from './open-box.fixtures.ts';

const words = rowDialogStrings['zh-CN'];
const firstComment = createCommentsBackend({ comments: 11 }).rows()[0]?.content ?? '';

/** The newest comment belongs to whoever is signed in. */
async function open(options: BackendOptions = {}) {
  const author = createCommentsBackend({ comments: 1 }).rows()[0]?.user_id ?? 0;
  const user = { ...testUser, id: author };
  const host = createTestHost({ user });
  const backend = createCommentsBackend({ repliesOf: () => 0, ...options, author: user });
  const box = await openBox({ host, backend });
  const at = (index: number) => box.rows()[index];
  return {
    ...box,
    user,
    at,
    async remove(parentId: number, id = parentId) {
      box.store.actions.openDialog('delete', parentId, id);
      await host.settle();
      box.state().dialog?.actions.confirm();
      await host.settle();
    },
    async undo(parentId: number, id = parentId) {
      box.store.actions.undoDeletion(parentId, id);
      await host.settle();
    },
    async reply(parentId: number, text: string) {
      box.actions.toggleReply(parentId, parentId);
      box.actions.typeReply(text);
      box.actions.sendReply();
      await host.settle();
      return box.state().replies[parentId]?.rows[0]?.id ?? 0;
    },
  };
}

describe('what one has just deleted', () => {
  it('leaves its place with the way back, has the focus there, and counts no more', async () => {
    const box = await open({ comments: 3 });
    await box.remove(1003);
    expect(box.backend.counted('removeOwn')).toBe(1);
    expect(box.rows().map(({ id }) => id)).toEqual([1003, 1002, 1001]);
    expect(box.at(0)?.deletion).toEqual({
      at: box.host.clock.now(),
      isUndoing: false,
      problem: '',
      isFinal: false,
    });
    expect(box.total()).toBe(2);
    expect(box.state()).toMatchObject({
      dialog: null,
      focus: { on: 'undo-link', id: 1003 },
      announcement: { text: words.deletedForNow },
    });
    expect(box.host.notices).toEqual([]);
  });

  it('comes back in its place with its replies', async () => {
    const box = await open({ comments: 3, repliesOf: () => 2 });
    box.actions.toggleReplies(1003);
    await box.host.settle();
    const before = [box.rows(), box.state().replies];
    await box.remove(1003);
    expect(box.at(0)).toMatchObject({ id: 1003, repliesCount: 2 });
    expect(box.total()).toBe(3);
    await box.undo(1003);
    expect(box.backend.calls.at(-1)).toEqual({ name: 'restoreOwn', input: { id: 1003 } });
    expect([box.rows(), box.state().replies]).toEqual(before);
    expect(box.state()).toMatchObject({
      focus: { on: 'row', id: 1003, isNear: true },
      announcement: { text: words.restored },
    });
  });

  it('is counted among the replies no more, and again when it comes back', async () => {
    const box = await open({ comments: 2 });
    const id = await box.reply(1002, '先回一句');
    expect(box.at(0)?.repliesCount).toBe(1);
    await box.remove(1002, id);
    expect(box.at(0)?.repliesCount).toBe(0);
    expect(box.state().replies[1002]?.rows[0]).toMatchObject({ id, content: '<p>先回一句</p>' });
    await box.undo(1002, id);
    expect(box.at(0)?.repliesCount).toBe(1);
    expect(box.state().replies[1002]?.rows[0]?.deletion).toBeUndefined();
    expect(box.backend.replies(1002).map((reply) => reply.id)).toEqual([id]);
  });

  it('stays among the replies where it stood when they are asked for anew', async () => {
    const box = await open({ comments: 1, repliesOf: () => 3 });
    box.actions.toggleReplies(1001);
    await box.host.settle();
    const mine = box.backend.replies(1001).map((reply) => ({ ...reply, user_id: box.user.id }));
    box.backend.setReplies(1001, mine);
    box.actions.toggleReplies(1001);
    box.actions.toggleReplies(1001);
    await box.host.settle();
    const [first = 0, second = 0, third = 0] = mine.map(({ id }) => id);
    await box.remove(1001, second);
    const id = await box.reply(1001, '再补一句');
    expect(box.state().replies[1001]?.rows.map((row) => row.id)).toEqual([id, first, second, third]);
    expect(box.at(0)?.repliesCount).toBe(3);
  });

  it('says why it has not come back, stays, and comes back the next time', async () => {
    const box = await open({ comments: 2 });
    await box.remove(1002);
    box.backend.fail('restoreOwn', unplugged);
    await box.undo(1002);
    expect(box.at(0)?.deletion).toMatchObject({
      problem: words.notRestored,
      isUndoing: false,
      isFinal: false,
    });
    expect(box.state().announcement.text).toBe(words.notRestored);
    expect(box.events.at(-1)).toMatchObject({
      type: 'failed',
      action: 'restore',
      ids: [1002],
      kind: 'network',
    });
    await box.undo(1002);
    expect(box.at(0)?.deletion).toBeUndefined();
    expect(box.total()).toBe(2);
  });

  it('says that it is too late, and is asked for no more', async () => {
    const box = await open({ comments: 2 });
    await box.remove(1002);
    await box.host.advance(commentUndoMinutes * 60_000);
    box.backend.fail('restoreOwn', () => refusal('评论不存在', 404));
    await box.undo(1002);
    expect(box.at(0)?.deletion).toMatchObject({ problem: words.restoredTooLate, isFinal: true });
    await box.undo(1002);
    expect(box.backend.counted('restoreOwn')).toBe(1);
  });

  it('is asked for once, however often it is pressed', async () => {
    const box = await open({ comments: 2 });
    await box.remove(1002);
    const release = box.backend.hold('restoreOwn');
    await box.undo(1002);
    expect(box.at(0)?.deletion?.isUndoing).toBe(true);
    await box.undo(1002);
    release();
    await box.host.settle();
    expect(box.backend.counted('restoreOwn')).toBe(1);
    expect(box.at(0)?.deletion).toBeUndefined();
  });

  it('hides no comment of the next page, and is offered above the rows when the page is turned', async () => {
    const box = await open({ comments: 11 });
    await box.remove(1011);
    expect(box.total()).toBe(10);
    await box.actions.turnTo(2, 10);
    expect(box.rows().map(({ id }) => id)).toEqual(box.backend.rows().map(({ id }) => id));
    expect(box.list()).toMatchObject({ page: 1, total: 10 });
    expect(deletedApart(box.state())).toMatchObject([{ id: 1011, words: firstWords(firstComment) }]);
  });

  it('CM-02 comes back from another page, and leads to where it stands', async () => {
    const box = await open({ comments: 25 });
    await box.remove(1025);
    await box.actions.turnTo(2, 10);
    expect(box.rows().some(({ id }) => id === 1025)).toBe(false);
    await box.undo(1025);
    expect(box.list()).toMatchObject({ page: 1, total: 25 });
    expect(box.state()).toMatchObject({
      deleted: [],
      linked: { id: 1025, status: 'here' },
      focus: { on: 'row', id: 1025 },
    });
    expect(box.host.notices).toEqual([{ tone: 'positive', text: words.restored }]);
  });

  it('CM-02 is offered again after the page was loaded anew, for ten minutes', async () => {
    const box = await open({ comments: 3 });
    await box.remove(1003);
    box.stop();
    const again = await openBox({ host: box.host, backend: box.backend });
    await box.host.settle();
    expect(deletedApart(again.state()).map(({ id }) => id)).toEqual([1003]);
    again.store.actions.undoDeletion(1003, 1003);
    await box.host.settle();
    expect(again.rows().map(({ id }) => id)).toEqual([1003, 1002, 1001]);
    again.stop();
    const third = await openBox({ host: box.host, backend: box.backend });
    await box.host.settle();
    expect(third.state().deleted).toEqual([]);
  });

  it('is not offered after ten minutes, and not to another person', async () => {
    const box = await open({ comments: 2 });
    await box.remove(1002);
    box.stop();
    box.host.setUser({ ...testUser, id: 999 });
    const other = await openBox({ host: box.host, backend: box.backend });
    await box.host.settle();
    expect(other.state().deleted).toEqual([]);
    other.stop();
    box.host.setUser(box.user);
    await box.host.advance(commentUndoMinutes * 60_000);
    const late = await openBox({ host: box.host, backend: box.backend });
    await box.host.settle();
    expect(late.state().deleted).toEqual([]);
  });

  it('stays on offer when its replies are closed, and comes back among them', async () => {
    const box = await open({ comments: 2 });
    const id = await box.reply(1002, '先回一句');
    await box.remove(1002, id);
    expect(deletedApart(box.state())).toEqual([]);
    box.actions.toggleReplies(1002);
    expect(deletedApart(box.state())).toMatchObject([{ id, parentId: 1002, words: '先回一句' }]);
    await box.undo(1002, id);
    expect(box.state().replies[1002]?.rows.map((row) => row.id)).toEqual([id]);
    expect(box.at(0)?.repliesCount).toBe(1);
  });

  it('cannot be answered meanwhile', async () => {
    const box = await open({ comments: 2 });
    await box.remove(1002);
    box.actions.toggleReply(1002, 1002);
    expect(box.state().reply).toBeNull();
  });

  it('can be answered and changed again when it is back', async () => {
    const box = await open({ comments: 2 });
    box.actions.toggleReply(1002, 1002);
    void box.actions.startEdit(1002, 1002);
    await box.host.settle();
    await box.remove(1002);
    expect(box.state()).toMatchObject({ reply: null, edit: null });
    await box.undo(1002);
    box.actions.toggleReply(1002, 1002);
    void box.actions.startEdit(1002, 1002);
    await box.host.settle();
    expect(box.state()).toMatchObject({ reply: { target: { id: 1002 } }, edit: { id: 1002 } });
  });

  it('goes at once when somebody else has taken it away before', async () => {
    const box = await open({ comments: 2 });
    box.backend.fail('removeOwn', () => refusal('评论不存在', 404));
    await box.remove(1002);
    expect(box.rows().map(({ id }) => id)).toEqual([1001]);
    expect(box.host.notices).toEqual([{ tone: 'positive', text: words.deleted }]);
  });
});
