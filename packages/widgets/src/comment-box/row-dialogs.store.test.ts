import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createCommentsBackend, refusal, type BackendOptions } from './comments-backend.fixtures.ts';
import { rowDialogStrings } from './dialogs/row-dialog.strings.ts';
import { openBox, strings } from './open-box.fixtures.ts';

const words = rowDialogStrings['zh-CN'];

/** Everybody's comments belong to `testUser`, unless told otherwise. */
async function open({ isVisitor = false, own = true, ...options }: BackendOptions & Setting = {}) {
  const probe = createCommentsBackend({ comments: 1 });
  const author = probe.rows()[0]?.user_id ?? 0;
  const user = { ...testUser, id: own ? author : 900 };
  const host = createTestHost({ user: isVisitor ? null : user });
  const backend = createCommentsBackend({ repliesOf: () => 0, ...options, author: user });
  const { restoreOwn: _, ...comments } = backend.api;
  const box = await openBox({ host, backend, comments });
  return {
    ...box,
    user,
    dialog: () => box.state().dialog,
    async ask(kind: 'delete' | 'report', parentId: number, id = parentId) {
      box.store.actions.openDialog(kind, parentId, id);
      await host.settle();
    },
    async confirm() {
      box.state().dialog?.actions.confirm();
      await host.settle();
    },
  };
}

interface Setting {
  isVisitor?: boolean;
  /** The newest comment is one's own. */
  own?: boolean;
}

describe('deleting what one has written, where a page gives no call to bring it back', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    const box = await open({ comments: 3 });
    await box.ask('delete', 1003);
    expect(box.dialog()).toMatchObject({ kind: 'delete', hasReplies: false });
    box.dialog()?.actions.close();
    expect(box.dialog()).toBeNull();
    expect(box.backend.counted('removeOwn')).toBe(0);
    expect(box.total()).toBe(3);
  });

  it('takes the comment out of list and count, says so, and goes on to the next', async () => {
    const box = await open({ comments: 3 });
    await box.ask('delete', 1003);
    await box.confirm();
    expect(box.backend.calls.at(-1)).toEqual({ name: 'removeOwn', input: { id: 1003 } });
    expect(box.rows().map(({ id }) => id)).toEqual([1002, 1001]);
    expect(box.total()).toBe(2);
    expect(box.dialog()).toBeNull();
    expect(box.state().focus).toEqual({ on: 'row', id: 1002, isNear: true });
    expect(box.host.notices).toEqual([{ tone: 'positive', text: words.deleted }]);
  });

  it('deletes what was posted in this visit, and the only comment leaves focus to the composer', async () => {
    const box = await open();
    await box.post('发错了');
    const [own] = box.rows();
    await box.ask('delete', own?.id ?? 0);
    await box.confirm();
    expect([box.rows(), box.total()]).toEqual([[], 0]);
    expect(box.backend.rows()).toEqual([]);
    expect(box.state().focus).toEqual({ on: 'composer' });
  });

  it('keeps the place of a comment with replies, without text and name', async () => {
    const box = await open({ comments: 2, repliesOf: () => 2 });
    await box.ask('delete', 1002);
    expect(box.dialog()?.hasReplies).toBe(true);
    await box.confirm();
    expect(box.rows()[0]).toMatchObject({ id: 1002, isRemoved: true, content: '', author: null });
    expect(box.total()).toBe(2);
    expect(box.state().focus).toEqual({ on: 'row', id: 1002, isNear: true });
    const again = await openBox({ host: box.host, backend: box.backend });
    expect(again.rows()[0]).toMatchObject({ id: 1002, isRemoved: true, repliesCount: 2 });
  });

  it('takes a reply out of its list and count, and with the last one the place that was kept for it', async () => {
    const box = await open({ comments: 2 });
    box.actions.toggleReply(1002, 1002);
    box.actions.typeReply('先回一句');
    box.actions.sendReply();
    await box.host.settle();
    const reply = box.state().replies[1002]?.rows[0];
    expect(box.rows()[0]?.repliesCount).toBe(1);
    await box.ask('delete', 1002);
    await box.confirm();
    await box.ask('delete', 1002, reply?.id);
    await box.confirm();
    expect(box.rows().map(({ id }) => id)).toEqual([1001]);
    expect([box.total(), box.backend.rows().length]).toEqual([1, 1]);
    expect(box.state().replies[1002]).toBeUndefined();
    expect(box.state().focus).toEqual({ on: 'row', id: 1001, isNear: true });
  });

  it('leaves the other replies, one fewer in the count, with focus on the next', async () => {
    const box = await open({ comments: 1, repliesOf: () => 3 });
    box.actions.toggleReplies(1001);
    await box.host.settle();
    const shown = box.state().replies[1001]?.rows ?? [];
    box.backend.setReplies(
      1001,
      box.backend.replies(1001).map((row) => ({ ...row, user_id: box.user.id })),
    );
    box.actions.toggleReplies(1001);
    box.actions.toggleReplies(1001);
    await box.host.settle();
    await box.ask('delete', 1001, shown[0]?.id);
    await box.confirm();
    expect(box.state().replies[1001]?.rows.map(({ id }) => id)).toEqual(shown.slice(1).map(({ id }) => id));
    expect(box.rows()[0]?.repliesCount).toBe(2);
    expect(box.state().focus).toEqual({ on: 'row', id: shown[1]?.id, isNear: true });
  });

  it('lets the first row of the next page come up, so that a thread of eleven hides none', async () => {
    const box = await open({ comments: 11 });
    await box.ask('delete', 1011);
    await box.confirm();
    expect(box.rows().map(({ id }) => id)).toEqual(box.backend.rows().map(({ id }) => id));
    expect([box.rows().length, box.total()]).toEqual([10, 10]);
  });

  it('turns back from a page whose only comment it was', async () => {
    const box = await open({ comments: 11 });
    // The eleventh from the newest is by the author of the first comment of twelve.
    const last = box.backend.rows().at(-1);
    box.host.setUser({ ...box.user, id: last?.user_id ?? 0 });
    await box.actions.turnTo(2, 10);
    await box.ask('delete', 1001);
    await box.confirm();
    expect(box.list()).toMatchObject({ page: 1, total: 10 });
    expect(box.rows()).toHaveLength(10);
    expect(box.state().focus).toEqual({ on: 'row', id: 1002, isNear: true });
  });

  it('says why it has failed in the dialog, keeps the comment, and works the next time', async () => {
    const box = await open({ comments: 2 });
    box.backend.fail('removeOwn', unplugged);
    await box.ask('delete', 1002);
    await box.confirm();
    expect(box.dialog()).toMatchObject({ isPending: false, error: words.deleteFailed });
    expect(box.total()).toBe(2);
    expect(box.events.at(-1)).toMatchObject({
      type: 'failed',
      action: 'delete',
      ids: [1002],
      kind: 'network',
    });
    await box.confirm();
    expect([box.dialog(), box.total()]).toEqual([null, 1]);
  });

  it('takes what is gone already for deleted, and asks once for two presses', async () => {
    const box = await open({ comments: 2 });
    box.backend.fail('removeOwn', () => refusal('评论不存在', 404));
    await box.ask('delete', 1002);
    box.dialog()?.actions.confirm();
    await box.confirm();
    expect(box.backend.counted('removeOwn')).toBe(1);
    expect(box.total()).toBe(1);
  });

  it('opens nothing for what somebody else wrote', async () => {
    const box = await open({ comments: 2, own: false });
    await box.ask('delete', 1002);
    expect(box.dialog()).toBeNull();
  });
});

describe('reporting what somebody else wrote', () => {
  it('sends reason and words, and thanks', async () => {
    const box = await open({ comments: 2, own: false });
    await box.ask('report', 1002);
    await box.confirm();
    expect(box.backend.counted('report')).toBe(0);
    box.dialog()?.actions.choose('attack');
    box.dialog()?.actions.type(' 骂人 ');
    await box.confirm();
    expect(box.backend.calls.at(-1)?.input).toEqual({ id: 1002, reason: 'attack', words: '骂人' });
    expect(box.dialog()).toBeNull();
    expect(box.host.notices).toEqual([{ tone: 'positive', text: words.reported }]);
    expect(box.total()).toBe(2);
  });

  it('keeps what was chosen and written when it fails, also through closing, and only for this person', async () => {
    const box = await open({ comments: 2, own: false });
    box.backend.fail('report', () => refusal('你已经举报过这条评论'));
    await box.ask('report', 1002);
    box.dialog()?.actions.choose('other');
    box.dialog()?.actions.type('抄来的');
    await box.confirm();
    expect(box.dialog()).toMatchObject({ error: '你已经举报过这条评论', reason: 'other' });
    box.dialog()?.actions.close();
    await box.ask('report', 1002);
    expect(box.dialog()).toMatchObject({ error: '', reason: 'other' });
    expect(box.dialog()?.words.text()).toBe('抄来的');
    box.host.setUser({ ...box.user, id: 901 });
    expect(box.dialog()).toBeNull();
    await box.ask('report', 1002);
    expect(box.dialog()).toMatchObject({ reason: null });
    expect(box.dialog()?.words.text()).toBe('');
  });

  it('takes no more words than the contract', async () => {
    const box = await open({ comments: 2, own: false });
    await box.ask('report', 1002);
    box.dialog()?.actions.choose('other');
    box.dialog()?.actions.type('长'.repeat(201));
    expect(box.dialog()?.words).toMatchObject({ canSend: false, isLong: true });
    await box.confirm();
    expect(box.backend.counted('report')).toBe(0);
  });

  it('asks a visitor to sign in, and goes on after it', async () => {
    const box = await open({ comments: 2, own: false, isVisitor: true });
    await box.ask('report', 1002);
    expect(box.dialog()).toBeNull();
    expect(box.events.at(-1)).toMatchObject({ type: 'login-required', intent: 'report', ids: [1002] });
    box.host.setUser(box.user);
    box.host.loginRequests[0]?.intent?.run();
    await box.host.settle();
    expect(box.dialog()).toMatchObject({ kind: 'report', name: box.rows()[0]?.author?.name });
  });

  it("opens nothing when the comment proves to be the visitor's own", async () => {
    const box = await open({ comments: 2, isVisitor: true });
    await box.ask('report', 1002);
    box.host.setUser(box.user);
    box.host.loginRequests[0]?.intent?.run();
    await box.host.settle();
    expect(box.dialog()).toBeNull();
  });

  it('says when its code does not come, and fetches it again when asked again', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createCommentsBackend({ comments: 1 });
    let tries = 0;
    const load = () => Promise.reject(new TypeError(`Failed to fetch ${(tries += 1)}`));
    const box = await openBox({ host, backend, lazyDialogs: { load } });
    box.store.actions.openDialog('report', 1001, 1001);
    box.store.actions.openDialog('report', 1001, 1001);
    await host.settle();
    expect(tries).toBe(2);
    expect(host.notices[0]).toEqual({ tone: 'critical', text: strings.dialogFailed });
  });
});
