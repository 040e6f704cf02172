import { describe, expect, it } from 'vitest';
import type { StoragePort } from '../host/widget-host.ts';
import { createMemoryStorage, createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend, refusal } from './comments-backend.fixtures.ts';
import { signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { openBox, strings, target } from './open-box.fixtures.ts';
import { threadPlace } from './comment-outbox.ts';

/** One comment, number 1001, with so many replies. */
const withReplies = (count: number) => createCommentsBackend({ comments: 1, repliesOf: () => count });

async function openThread(count: number) {
  const box = await openBox({ backend: withReplies(count) });
  const thread = () => box.state().replies[1001];
  const ids = () => thread()?.rows.map(({ id }) => id) ?? [];
  return {
    ...box,
    thread,
    ids,
    async toggle() {
      box.actions.toggleReplies(1001);
      await box.host.settle();
    },
    async more() {
      void box.actions.moreReplies(1001);
      await box.host.settle();
    },
    async reply(id: number, text: string) {
      box.actions.toggleReply(1001, id);
      await box.host.settle();
      box.actions.typeReply(text);
      box.actions.sendReply();
      await box.host.settle();
    },
  };
}

describe('the child list', () => {
  it('CB-01 opens with its newest replies, closes, and loads anew when opened again', async () => {
    const box = await openThread(3);
    await box.toggle();
    expect(box.thread()).toMatchObject({ status: 'ready', hasMore: false });
    expect(box.ids()).toEqual([1001003, 1001002, 1001001]);
    expect(box.state().announcement.text).toBe(strings.repliesShown(3));
    await box.toggle();
    expect(box.thread()).toBeUndefined();
    await box.toggle();
    expect(box.backend.counted('answers')).toBe(2);
  });

  it('shows 200 replies page by page, each once, while others come in', async () => {
    const box = await openThread(200);
    await box.toggle();
    const seen = box.backend.replies(1001).length;
    for (let page = 2; box.thread()?.hasMore; page += 1) {
      const [newest] = box.backend.replies(1001);
      if (newest && page < 5)
        box.backend.setReplies(1001, [{ ...newest, id: newest.id + 1 }, ...box.backend.replies(1001)]);
      await box.more();
    }
    expect(box.ids()).toHaveLength(seen);
    expect(new Set(box.ids()).size).toBe(seen);
    expect(box.ids().at(-1)).toBe(1001001);
  });

  it('goes on behind more newcomers than one answer holds', async () => {
    const box = await openThread(30);
    await box.toggle();
    const [newest] = box.backend.replies(1001);
    const newcomers = Array.from({ length: 45 }, (_, index) => ({
      ...newest,
      id: 9_000_000 - index,
      created_at: '2026-03-02T02:00:00.000Z',
    }));
    box.backend.setReplies(1001, [...newcomers, ...box.backend.replies(1001)] as ReturnType<
      typeof box.backend.replies
    >);
    await box.more();
    expect(box.ids().slice(20, 23)).toEqual([1001010, 1001009, 1001008]);
  });

  it('T3 tells the page when it does not load, and nobody else; it can be tried again', async () => {
    const box = await openThread(3);
    box.backend.fail('answers', unplugged);
    await box.toggle();
    expect(box.thread()).toEqual({ status: 'failed', rows: [], hasMore: false });
    expect(box.host.notices).toEqual([]);
    expect(box.events.at(-1)).toMatchObject({ type: 'failed', action: 'load-replies', ids: [1001] });
    await box.more();
    expect(box.ids()).toHaveLength(3);
  });

  it('drops an answer for a list that was closed meanwhile', async () => {
    const box = await openThread(3);
    const release = box.backend.hold('answers');
    await box.toggle();
    await box.toggle();
    release();
    await box.host.settle();
    expect(box.thread()).toBeUndefined();
  });
});

describe('replying', () => {
  it('CB-07 to a comment: closes the input, puts the reply first, counts it once, after loading again too', async () => {
    const box = await openThread(2);
    await box.reply(1001, '说得对');
    expect(box.state().reply).toBeNull();
    expect(box.host.notices).toEqual([{ tone: 'positive', text: strings.replied }]);
    expect(box.ids()).toEqual([100_001, 1001002, 1001001]);
    expect(box.rows()[0]?.repliesCount).toBe(3);
    expect(box.backend.counted('answers')).toBe(1);
    expect(box.backend.calls.at(-2)?.input).toMatchObject({
      comment: { content: '说得对', parent_id: 1001, reply_id: 1001 },
    });
    expect(box.events.at(-1)).toMatchObject({ type: 'replied', id: 100_001, parentId: 1001, replyId: 1001 });
  });

  it('CB-07 to a reply: names whom it answers and asks for nothing', async () => {
    const box = await openThread(2);
    await box.toggle();
    const replied = box.thread()?.rows[1];
    await box.reply(replied?.id ?? 0, '同意');
    expect(box.thread()?.rows[0]).toMatchObject({ id: 100_001, replyTo: replied?.author?.name });
    expect(box.rows()[0]?.repliesCount).toBe(3);
    expect(box.backend.counted('answers')).toBe(1);
    expect(box.events.at(-1)).toMatchObject({ type: 'replied', parentId: 1001, replyId: replied?.id });
  });

  it('shows the own reply also when loading again fails', async () => {
    const box = await openThread(0);
    box.backend.fail('answers', unplugged);
    await box.reply(1001, '先占个位');
    expect(box.ids()).toEqual([100_001]);
  });

  it('CB-06 says that the replied user does not exist, and sends nothing', async () => {
    const backend = withReplies(1);
    const [orphan] = backend.replies(1001);
    if (orphan) backend.setReplies(1001, [{ ...orphan, user: null }]);
    delete backend.users[backend.rows()[0]?.user_id ?? 0];
    const box = await openBox({ backend });
    box.actions.toggleReply(1001, 1001);
    box.actions.toggleReplies(1001);
    await box.host.settle();
    expect(box.rows()[0]?.author).toBeNull();
    expect(box.state().replies[1001]?.rows[0]?.author).toBeNull();
    box.actions.toggleReply(1001, orphan?.id ?? 0);
    expect(box.state().reply).toBeNull();
    expect(box.host.notices).toEqual([
      { tone: 'critical', text: strings.repliedUserMissing },
      { tone: 'critical', text: strings.repliedUserMissing },
    ]);
    expect(backend.counted('submit')).toBe(0);
  });

  it('reads a reply target in both of its forms', async () => {
    const backend = withReplies(3);
    const [first, second, third] = backend.replies(1001);
    if (!first || !second || !third) throw new Error('No replies.');
    backend.setReplies(1001, [
      { ...first, reply: '周予安' },
      { ...second, reply: { nick_name: '许清和' } },
      { ...third, reply: null },
    ]);
    const box = await openBox({ backend });
    box.actions.toggleReplies(1001);
    await box.host.settle();
    expect(box.state().replies[1001]?.rows.map(({ replyTo }) => replyTo)).toEqual(['周予安', '许清和', null]);
  });

  it('CB-04 keeps the exact text in the input when the server refuses', async () => {
    const box = await openThread(0);
    box.backend.fail('submit', () => refusal('请稍后再试'));
    await box.reply(1001, ' 原样 ');
    expect(box.host.notices).toEqual([{ tone: 'critical', text: '请稍后再试' }]);
    expect(box.state().reply).toMatchObject({ isSending: false, target: { id: 1001 } });
    expect(box.state().reply?.field.text()).toBe(' 原样 ');
    expect(box.state()).toMatchObject({ focus: { on: 'reply-field' }, unsent: [] });
    box.actions.sendReply();
    await box.host.settle();
    expect(box.ids()).toEqual([100_001]);
  });

  it('CB-04 opens the input again when it was closed before the refusal', async () => {
    const box = await openThread(0);
    const release = box.backend.hold('submit');
    box.backend.fail('submit', () => refusal());
    await box.reply(1001, '关掉也在');
    box.actions.cancelReply();
    release();
    await box.host.settle();
    expect(box.state().reply?.field.text()).toBe('关掉也在');
  });

  it('CB-03 sends once on a double press, and nothing that is blank', async () => {
    const box = await openThread(0);
    const release = box.backend.hold('submit');
    await box.reply(1001, '  ');
    expect(box.backend.counted('submit')).toBe(0);
    box.actions.typeReply('一次');
    box.actions.sendReply();
    box.actions.sendReply();
    await box.host.settle();
    expect(box.state()).toMatchObject({
      reply: { isSending: true },
      announcement: { text: strings.posting },
    });
    release();
    await box.host.settle();
    expect(box.backend.counted('submit')).toBe(1);
  });

  it('CB-12 sends focus back to the link that opened the input, after cancel and after send', async () => {
    const box = await openThread(1);
    box.actions.toggleReply(1001, 1001);
    box.actions.cancelReply();
    expect(box.state()).toMatchObject({ reply: null, focus: { on: 'reply-link', id: 1001 } });
    await box.toggle();
    await box.reply(1001001, '好');
    expect(box.state()).toMatchObject({ reply: null, focus: { on: 'reply-link', id: 1001001 } });
    box.actions.toggleReply(1001, 1001);
    box.actions.toggleReply(1001, 1001);
    expect(box.state().reply).toBeNull();
  });
});

describe('drafts', () => {
  const draftPlace = (name: string) => `comment-drafts/${threadPlace(testUser.id, target, '')}/${name}`;
  const backend = () => createCommentsBackend({ comments: 2, repliesOf: () => 1 });

  it('CB-09 survive a reload, each in its own place, and only where they were written', async () => {
    const box = await openBox({ backend: backend() });
    box.actions.type('写了一半的评论');
    box.actions.toggleReply(1002, 1002);
    box.actions.typeReply('写了一半的回复');
    await box.host.advance(300);

    const page = box.host.reload();
    const again = await openBox({ host: page, backend: box.backend });
    expect(again.composed()).toBe('写了一半的评论');
    again.actions.toggleReply(1001, 1001);
    await page.settle();
    expect(again.state().reply?.field.text()).toBe('');
    again.actions.toggleReply(1002, 1002);
    await page.settle();
    expect(again.state().reply?.field.text()).toBe('写了一半的回复');
    const other = await openBox({ host: page, target: { type: 'article', id: 8 } });
    expect(other.composed()).toBe('');
  });

  it('CB-09 are told of at their rows, and at the comment whose replies are folded, until they are opened or sent', async () => {
    const box = await openBox({ backend: backend() });
    box.actions.toggleReplies(1002);
    await box.host.settle();
    const [nested] = box.state().replies[1002]?.rows ?? [];
    const inner = { parentId: 1002, id: nested!.id };
    box.actions.toggleReply(1002, inner.id);
    box.actions.typeReply('写给回复的');
    expect(box.state().replyDrafts).toEqual([]);
    box.actions.toggleReply(1001, 1001);
    expect(box.state().replyDrafts).toEqual([inner]);
    box.actions.typeReply('写给评论的');
    await box.host.settle();

    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    const outer = { parentId: 1001, id: 1001 };
    expect(again.state()).toMatchObject({ reply: null });
    expect(again.state().replyDrafts).toHaveLength(2);
    expect(again.state().replyDrafts).toEqual(expect.arrayContaining([inner, outer]));
    again.actions.toggleReply(1001, 1001);
    await again.host.settle();
    again.actions.sendReply();
    await again.host.settle();
    expect(again.state().replyDrafts).toEqual([inner]);
    again.actions.toggleReplies(1002);
    await again.host.settle();
    again.actions.toggleReply(1002, inner.id);
    await again.host.settle();
    again.actions.typeReply('');
    again.actions.cancelReply();
    expect(again.state().replyDrafts).toEqual([]);
  });

  it('CB-09 survive a reload that comes right after the last key', async () => {
    const box = await openBox({ backend: backend() });
    box.actions.type('刚写下的评论');
    box.actions.toggleReply(1002, 1002);
    box.actions.typeReply('刚写下的回复');
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    expect(again.composed()).toBe('刚写下的评论');
    again.actions.toggleReply(1002, 1002);
    await again.host.settle();
    expect(again.state().reply?.field.text()).toBe('刚写下的回复');
  });

  it('CB-09 survive a crash that comes right after the last key', async () => {
    const box = await openBox({ backend: backend() });
    box.actions.type('写到这里');
    box.actions.type('写到这里，断电了');
    box.actions.toggleReply(1002, 1002);
    box.actions.typeReply('回复到这里，断电了');
    const again = await openBox({ host: box.host.crash(), backend: box.backend });
    expect(again.composed()).toBe('写到这里，断电了');
    again.actions.toggleReply(1002, 1002);
    await again.host.settle();
    expect(again.state().reply?.field.text()).toBe('回复到这里，断电了');
  });

  it('CB-09 are written down when the page is hidden, where the device has refused them before', async () => {
    const box = await openBox();
    const { set } = box.host.storage;
    box.host.storage.set = () => Promise.reject(new Error('full'));
    box.actions.type('一时没有地方');
    await box.host.settle();
    box.host.storage.set = set;
    const again = await openBox({ host: box.host.reload() });
    expect(again.composed()).toBe('一时没有地方');
  });

  it('CB-09 are written down at once when a field is left', async () => {
    const box = await openBox();
    box.actions.type('马上离开');
    box.actions.leaveField();
    await box.host.settle();
    const again = await openBox({ host: box.host.reload() });
    expect(again.composed()).toBe('马上离开');
  });

  it('CB-09 are gone after the send, and what was typed meanwhile stays', async () => {
    const box = await openBox({ backend: backend() });
    box.actions.type('发出去');
    await box.host.advance(300);
    box.actions.post();
    box.actions.type('新的一条');
    await box.host.advance(1000);
    expect(box.backend.counted('submit')).toBe(1);
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    expect(again.composed()).toBe('新的一条');
  });

  it('CB-09 of a reply is gone after the send', async () => {
    const box = await openBox({ backend: backend() });
    box.actions.toggleReply(1002, 1002);
    box.actions.typeReply('回复完了');
    await box.host.advance(300);
    box.actions.sendReply();
    await box.host.advance(1000);
    box.actions.toggleReply(1002, 1002);
    await box.host.settle();
    expect(box.state().reply?.field.text()).toBe('');
  });

  describe('of a reply that was sent', () => {
    type Box = Awaited<ReturnType<typeof openBox>>;
    const replyTo = (box: Box, id: number) => {
      box.actions.toggleReply(id, id);
      return box.host.settle();
    };
    const repliedText = (box: Box) => box.state().reply?.field.text();

    /** A reply on its way, whose draft lies on the device. */
    async function openSending(text = '在路上') {
      const box = await openBox({ backend: backend() });
      const release = box.backend.hold('submit');
      await replyTo(box, 1002);
      box.actions.typeReply(text);
      await box.host.advance(300);
      box.actions.sendReply();
      await box.host.settle();
      return {
        ...box,
        async release() {
          release();
          await box.host.settle();
        },
      };
    }

    it.each<[string, (box: Box) => void]>([
      ['another reply was opened', (box) => box.actions.toggleReply(1001, 1001)],
      ['its field was closed', (box) => box.actions.cancelReply()],
    ])('CB-09 is gone also when %s while it was on its way', async (_, leave) => {
      const box = await openSending();
      leave(box);
      await box.release();
      box.actions.cancelReply();
      await replyTo(box, 1002);
      expect(repliedText(box)).toBe('');
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      await replyTo(again, 1002);
      expect(repliedText(again)).toBe('');
    });

    it('CB-03 stands in its field, which sends no second one, when that is opened again meanwhile', async () => {
      const box = await openSending();
      await replyTo(box, 1001);
      await replyTo(box, 1002);
      expect(box.state().reply).toMatchObject({ isSending: true, target: { id: 1002 } });
      expect(repliedText(box)).toBe('在路上');
      box.actions.sendReply();
      await box.release();
      expect(box.backend.counted('submit')).toBe(1);
      expect(box.state().reply).toBeNull();
    });

    it('CB-09 is gone when the page was reloaded while it was on its way', async () => {
      const box = await openSending();
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      await replyTo(again, 1002);
      expect(repliedText(again)).toBe('');
      await box.release();
      await again.host.settle();
      expect(box.backend.replies(1002)).toHaveLength(2);
      expect(again.state().unsent).toEqual([]);
    });

    it('AS-03 CB-09 is gone when it was sent after a sign-in', async () => {
      const box = await openSending();
      box.backend.fail('submit', signedOut);
      box.host.setUser(null);
      await box.release();
      box.host.setUser(testUser);
      await box.host.settle();
      expect(box.backend.replies(1002)).toHaveLength(2);
      await replyTo(box, 1002);
      expect(repliedText(box)).toBe('');
    });

    it('CB-09 is gone, opened or not, when the page had ended before it could be given up', async () => {
      const box = await openSending();
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      await again.host.storage.set(draftPlace('1002'), '在路上');
      await box.release();
      await again.host.settle();
      await replyTo(again, 1002);
      expect(repliedText(again)).toBe('');
    });

    it('CB-09 brings the next one, begun in another page, into the field when that is opened again', async () => {
      const box = await openSending();
      await box.release();
      const other = await openBox({ host: box.host.openTab(), backend: box.backend });
      await replyTo(other, 1002);
      other.actions.typeReply('另一页写的下一条');
      await other.host.advance(300);
      await replyTo(box, 1002);
      expect(repliedText(box)).toBe('另一页写的下一条');
    });

    it('CB-09 is gone when the page had ended before it could be given up', async () => {
      const box = await openSending();
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      await again.host.storage.set(draftPlace('1002'), '在路上');
      await replyTo(again, 1002);
      expect(repliedText(again)).toBe('在路上');
      await box.release();
      expect(repliedText(again)).toBe('');
      const next = await openBox({ host: again.host.reload(), backend: box.backend });
      await replyTo(next, 1002);
      expect(repliedText(next)).toBe('');
    });
  });

  it('CB-09 of a comment is gone when the page had ended before it could be given up', async () => {
    const box = await openBox();
    const release = box.backend.hold('submit');
    await box.post('已经发了');
    const page = box.host.reload();
    await page.storage.set(draftPlace('new'), '已经发了');
    const again = await openBox({ host: page, backend: box.backend });
    expect(again.composed()).toBe('已经发了');
    release();
    await page.settle();
    expect(again.composed()).toBe('');
    expect((await openBox({ host: page.reload(), backend: box.backend })).composed()).toBe('');
  });

  describe('where the device does not keep what is sent', () => {
    /** A box with a comment and a reply unsent, whose drafts lie on the device. */
    async function openUnkept() {
      const host = createTestHost({ user: testUser });
      const update: StoragePort['update'] = (key, change) =>
        key.startsWith('journal/') ? Promise.reject(new Error('No room.')) : host.storage.update(key, change);
      const box = await openBox({
        host: { ...host, storage: { ...host.storage, update } },
        backend: backend(),
      });
      box.backend.fail('submit', unplugged);
      box.backend.fail('submit', unplugged);
      box.actions.type('评论');
      box.actions.toggleReply(1002, 1002);
      box.actions.typeReply('回复');
      await host.advance(300);
      box.actions.post();
      box.actions.sendReply();
      await host.settle();
      expect(box.state().unsent).toHaveLength(2);
      const drafts = async () => (await host.storage.entries('comment-drafts/')).map(([, draft]) => draft);
      return { ...box, drafts };
    }

    it('CB-09 stay until the server has the words', async () => {
      const { host, drafts, ...box } = await openUnkept();
      expect(await drafts()).toEqual(expect.arrayContaining(['评论', '回复']));
      box.actions.toggleReply(1002, 1002);
      await host.settle();
      expect(box.state().reply?.field.text()).toBe('');
      await host.advance(60_000);
      expect(box.backend.replies(1002)).toHaveLength(2);
      expect(await drafts()).toEqual([]);
    });

    it('CB-09 are gone with what is removed, or changed and sent anew', async () => {
      const { host, drafts, ...box } = await openUnkept();
      const [comment, reply] = box.state().unsent.map(({ id }) => id);
      box.actions.removeUnsent(reply ?? '');
      await host.settle();
      expect(await drafts()).toEqual(['评论']);
      box.backend.fail('submit', unplugged);
      box.actions.editUnsent(comment ?? '');
      box.actions.typeEdit(comment ?? '', '改过的评论');
      box.actions.saveEdit(comment ?? '');
      await host.settle();
      expect(box.state().unsent).toMatchObject([{ text: '改过的评论', status: 'failed' }]);
      expect(await drafts()).toEqual([]);
    });
  });

  it('CB-09 are written down by the next chance when the device has refused them', async () => {
    const host = createTestHost({ user: testUser });
    let isFull = true;
    const set: StoragePort['set'] = (key, value) =>
      isFull ? Promise.reject(new Error('No room.')) : host.storage.set(key, value);
    const box = await openBox({ host: { ...host, storage: { ...host.storage, set } } });
    box.actions.type('先放不下');
    await host.advance(300);
    isFull = false;
    box.actions.leaveField();
    expect((await openBox({ host: host.crash() })).composed()).toBe('先放不下');
  });

  it('CB-09 are gone when they were taken back right before a reload', async () => {
    const box = await openBox();
    box.actions.type('算了');
    await box.host.advance(300);
    box.actions.type('');
    expect((await openBox({ host: box.host.reload() })).composed()).toBe('');
  });

  it('CB-09 are gone also when the page does not live to see what it has begun to read', async () => {
    const storage = { ...createMemoryStorage(), update: () => new Promise(() => {}) };
    const box = await openBox({ host: createTestHost({ user: testUser, storage }) });
    box.actions.type('算了');
    await box.host.advance(300);
    box.actions.type('');
    expect((await openBox({ host: box.host.reload() })).composed()).toBe('');
  });

  it('CB-09 survive a page that is left before what was sent is kept', async () => {
    const box = await openBox();
    box.actions.type('写到这里');
    await box.host.advance(300);
    box.actions.type('写到这里就发');
    box.actions.post();
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    expect(again.composed()).toBe('写到这里就发');
  });

  it.each<[string, (box: Awaited<ReturnType<typeof openBox>>) => Promise<void>]>([
    ['something short is posted', (box) => box.post('路过')],
    [
      'something is written for a while and posted',
      async (box) => {
        box.actions.type('慢慢写');
        await box.host.advance(300);
        box.actions.leaveField();
        box.actions.post();
        await box.host.settle();
      },
    ],
    [
      'something is written and taken back',
      async (box) => {
        box.actions.type('算');
        await box.host.advance(300);
        box.actions.type('');
        await box.host.advance(300);
      },
    ],
  ])('CB-09 of one page stay when in another %s', async (_, act) => {
    const box = await openBox();
    const other = await openBox({ host: box.host.openTab(), backend: box.backend });
    box.actions.type('写了很久的一条');
    await box.host.advance(300);
    await act(other);
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    expect(again.composed()).toBe('写了很久的一条');
    const last = await openBox({ host: other.host.reload(), backend: box.backend });
    await last.post('写了很久的一条，写完了');
    expect(await last.host.storage.entries('comment-drafts/')).toEqual([]);
  });

  it('CB-09 that another page goes on with stay when they are taken back in this one', async () => {
    const box = await openBox();
    box.actions.type('开头');
    await box.host.advance(300);
    const other = await openBox({ host: box.host.openTab(), backend: box.backend });
    other.actions.type('开头和后面');
    await other.host.advance(300);
    box.actions.type('');
    await box.host.advance(300);
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    expect(again.composed()).toBe('开头和后面');
  });

  it('CB-09 of two pages that go on with the same one both stay', async () => {
    const box = await openBox();
    box.actions.type('开头');
    const first = await openBox({ host: box.host.reload(), backend: box.backend });
    const second = await openBox({ host: first.host.openTab(), backend: box.backend });
    for (const [{ actions, host, composed }, end] of [
      [first, '甲'],
      [second, '乙'],
    ] as const) {
      actions.type(composed() + end);
      await host.advance(300);
    }
    const drafts = await box.host.openTab().storage.entries('comment-drafts/');
    expect(drafts.map(([, draft]) => draft)).toEqual(['开头甲', '开头乙']);
  });

  it('CB-09 come one after the other when two pages have left one each', async () => {
    const box = await openBox();
    const other = await openBox({ host: box.host.openTab(), backend: box.backend });
    for (const [{ actions, host }, text] of [
      [box, '一'],
      [other, '二'],
    ] as const) {
      actions.type(text);
      await host.advance(300);
    }
    other.host.crash();
    const again = await openBox({ host: box.host.crash(), backend: box.backend });
    expect(again.composed()).toBe('二');
    again.actions.post();
    await again.host.settle();
    const next = await openBox({ host: again.host.reload(), backend: box.backend });
    expect(next.composed()).toBe('一');
  });

  it('CB-09 are read also where an older version has laid them', async () => {
    const host = createTestHost({ user: testUser });
    await host.storage.set(draftPlace('new'), '上一版留下的');
    const box = await openBox({ host });
    expect(box.composed()).toBe('上一版留下的');
    box.actions.type('上一版留下的，写完了');
    await host.advance(300);
    box.actions.post();
    await host.settle();
    expect(await host.storage.entries('comment-drafts/')).toEqual([]);
  });

  it('CB-09 are not shared by two boxes of one thread on one page', async () => {
    const host = createTestHost({ user: testUser });
    const above = await openBox({ host, boxName: 'above' });
    const below = await openBox({ host, boxName: 'below' });
    above.actions.type('上面');
    below.actions.type('下面');
    await host.advance(300);
    const page = host.reload();
    expect((await openBox({ host: page, boxName: 'above' })).composed()).toBe('上面');
    expect((await openBox({ host: page, boxName: 'below' })).composed()).toBe('下面');
    expect(target.id).toBe(7);
  });

  it('never write over what is being typed when they come late', async () => {
    const box = await openBox();
    box.actions.type('旧的');
    await box.host.advance(300);
    const page = box.host.reload();
    const opening = openBox({ host: page });
    const again = await opening;
    again.actions.type('新的');
    await page.settle();
    expect(again.composed()).toBe('新的');
  });

  it('cost nothing but themselves where the device refuses to store', async () => {
    const host = createTestHost({ user: testUser });
    const refuse = () => Promise.reject(new Error('No room.'));
    const storage = { get: refuse, set: refuse, remove: refuse, entries: refuse, update: refuse };
    const box = await openBox({ host: { ...host, storage } });
    await box.post('照样能发');
    expect(box.rows()).toHaveLength(1);
  });
});
