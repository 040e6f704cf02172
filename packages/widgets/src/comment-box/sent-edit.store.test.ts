import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createCommentsBackend, refusal } from './comments-backend.fixtures.ts';
import { openBox, strings } from './open-box.fixtures.ts';

/** Somebody who has sent the newest of three comments. */
async function open() {
  const host = createTestHost({ user: testUser });
  const backend = createCommentsBackend({ comments: 2, repliesOf: () => 0, author: testUser });
  const id = backend.post('原来的话');
  const begin = async () => {
    const box = await openBox({ host, backend });
    return {
      ...box,
      edit: () => box.state().edit,
      words: () => box.state().edit?.field.text(),
      async act(act: (actions: typeof box.actions) => unknown) {
        void act(box.actions);
        await host.settle();
      },
    };
  };
  return { id, begin, ...(await begin()) };
}

describe('changing what was sent', () => {
  it('begins with the words as they were sent, and shows the new ones in their place', async () => {
    const box = await open();
    await box.act(({ startEdit }) => startEdit(box.id, box.id));
    expect(box.edit()).toMatchObject({ id: box.id, parentId: box.id, isSending: false });
    expect(box.words()).toBe('原来的话');
    expect(box.state().focus).toEqual({ on: 'edit-field', id: box.id });
    box.actions.typeSent('新的话');
    await box.act(({ saveSent }) => saveSent());
    expect(box.backend.calls.at(-1)).toEqual({ name: 'edit', input: { id: box.id, content: '新的话' } });
    expect(box.edit()).toBeNull();
    expect(box.rows()[0]).toMatchObject({ content: '<p>新的话</p>', editedAt: '2026-03-02T02:00:00.000Z' });
    expect(box.host.notices).toEqual([{ tone: 'positive', text: strings.editSaved }]);
    expect(box.state().focus).toEqual({ on: 'edit-link', id: box.id });
  });

  it('changes a reply as well', async () => {
    const box = await open();
    const { id } = await box.backend.api.submit(
      { type: 'article', id: 7 },
      { content: '回', parent_id: 1001 },
    );
    await box.act(({ toggleReplies }) => toggleReplies(1001));
    await box.act(({ startEdit }) => startEdit(1001, id));
    box.actions.typeSent('回得好些');
    await box.act(({ saveSent }) => saveSent());
    expect(box.state().replies[1001]?.rows[0]).toMatchObject({ id, content: '<p>回得好些</p>' });
  });

  it('leaves everything as it was when it is cancelled', async () => {
    const box = await open();
    await box.act(({ startEdit }) => startEdit(box.id, box.id));
    box.actions.typeSent('不要了');
    await box.act(({ cancelSent }) => cancelSent());
    expect(box.edit()).toBeNull();
    expect(box.backend.counted('edit')).toBe(0);
    await box.act(({ startEdit }) => startEdit(box.id, box.id));
    expect(box.words()).toBe('原来的话');
  });

  it.each([
    [
      'the hour is over',
      () => refusal('评论发表超过1小时，不能再修改', 409),
      '评论发表超过1小时，不能再修改',
    ],
    ['nothing is reached', unplugged, strings.editFailed],
  ])('keeps the words and says why when %s', async (_, failure, problem) => {
    const box = await open();
    await box.act(({ startEdit }) => startEdit(box.id, box.id));
    box.actions.typeSent('新的话');
    box.backend.fail('edit', failure);
    await box.act(({ saveSent }) => saveSent());
    expect(box.edit()).toMatchObject({ isSending: false, field: { problem } });
    expect(box.words()).toBe('新的话');
    expect(box.events.at(-1)).toMatchObject({ type: 'failed', action: 'edit', ids: [box.id] });
    expect(box.rows()[0]?.content).toBe('<p>原来的话</p>');
  });

  it('[CM-05] keeps what was begun on the device, apart from a reply to the same comment', async () => {
    const box = await open();
    await box.act(({ startEdit }) => startEdit(box.id, box.id));
    box.actions.typeSent('写到一半');
    await box.act(({ leaveField }) => leaveField());
    box.stop();
    const again = await box.begin();
    expect(again.state().replyDrafts).toEqual([]);
    await again.act(({ startEdit }) => startEdit(box.id, box.id));
    expect(again.words()).toBe('写到一半');
  });

  it('is not begun when the words do not come, which is said', async () => {
    const box = await open();
    box.backend.fail('words', unplugged);
    await box.act(({ startEdit }) => startEdit(box.id, box.id));
    expect(box.edit()).toBeNull();
    expect(box.host.notices).toEqual([{ tone: 'critical', text: strings.editNotLoaded }]);
  });

  it('sends once, however often it is pressed', async () => {
    const box = await open();
    await box.act(({ startEdit }) => startEdit(box.id, box.id));
    box.actions.typeSent('新的话');
    const release = box.backend.hold('edit');
    await box.act(({ saveSent }) => saveSent());
    expect(box.edit()?.isSending).toBe(true);
    await box.act(({ saveSent }) => saveSent());
    await box.act(({ cancelSent }) => cancelSent());
    release();
    await box.host.settle();
    expect(box.backend.counted('edit')).toBe(1);
  });
});

describe('what blocked people say', () => {
  it('[CM-08] is folded until the reader asks for it', async () => {
    const backend = createCommentsBackend({ comments: 2, repliesOf: () => 0, author: testUser });
    const list: typeof backend.api.list = async (...ask) => {
      const answer = await backend.api.list(...ask);
      const data = answer.comments.data.map((row) => ({ ...row, is_blocked: row.id === 1001 }));
      return { ...answer, comments: { ...answer.comments, data } };
    };
    const box = await openBox({ backend: { ...backend, api: { ...backend.api, list } } });
    expect(box.rows().map(({ isBlocked }) => isBlocked === true)).toEqual([false, true]);
    expect(box.state().unfolded).toEqual([]);
    box.actions.showBlocked(1001);
    expect(box.state()).toMatchObject({ unfolded: [1001], focus: { on: 'row', id: 1001 } });
  });
});
