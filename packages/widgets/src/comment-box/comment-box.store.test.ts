import { describe, expect, it } from 'vitest';
import { createTestHost, testUser, type TestHostOptions } from '../testing/index.ts';
import { createCommentBoxStore } from './comment-box.store.ts';
import { createCommentsBackend, refusal } from './comments-backend.fixtures.ts';
import { signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { lazyWriting, openBox, strings, target } from './open-box.fixtures.ts';

const visitor = (options?: TestHostOptions) => createTestHost({ user: null, ...options });

describe('loading', () => {
  it.each([0, 1, 10, 57])('CB-01 shows the first page of %i comments', async (comments) => {
    const box = await openBox({ backend: createCommentsBackend({ comments }) });
    expect(box.rows()).toHaveLength(Math.min(10, comments));
    expect(box.total()).toBe(comments);
    expect(box.backend.calls[0]?.input).toEqual({ target, page: 1, size: 10 });
  });

  it('T2 ends the loading silently when the list does not come', async () => {
    const backend = createCommentsBackend({ comments: 3 });
    backend.fail('list', unplugged);
    const box = await openBox({ backend });
    expect(box.state().list).toEqual({ status: 'failed' });
    expect(box.host.notices).toEqual([]);
    expect(box.events).toMatchObject([{ type: 'failed', action: 'load', kind: 'network', ids: [], target }]);
    await box.actions.load();
    expect(box.rows()).toHaveLength(3);
  });

  it('throws what is no failed call', async () => {
    const backend = createCommentsBackend();
    const host = createTestHost();
    const store = createCommentBoxStore({ target, comments: backend.api, host, strings, lazyWriting });
    backend.fail('list', () => new TypeError('a defect'));
    await expect(store.actions.load()).rejects.toThrow('a defect');
  });

  it('waits with the first request when told to', async () => {
    const backend = createCommentsBackend({ comments: 3 });
    const host = createTestHost();
    const store = createCommentBoxStore({ target, comments: backend.api, host, strings, lazyWriting });
    store.start({ waits: true });
    await host.settle();
    expect(backend.calls).toEqual([]);
    expect(store.getState().list.status).toBe('loading');
  });

  it('renews relative times each minute, and when the page wakes', async () => {
    const { host, state, stop } = await openBox();
    const begun = host.clock.now();
    await host.advance(59_000);
    expect(state().now).toBe(begun);
    await host.advance(1000);
    expect(state().now).toBe(begun + 60_000);
    await host.sleep(3_600_000);
    expect(state().now).toBe(begun + 3_660_000);
    stop();
    await host.advance(120_000);
    expect(state().now).toBe(begun + 3_660_000);
  });
});

describe('turning pages', () => {
  it('CB-08 goes to any page and changes the page size', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 57 }) });
    await box.actions.turnTo(6, 10);
    expect(box.rows()).toHaveLength(7);
    await box.actions.turnTo(2, 50);
    expect(box.list()).toMatchObject({ page: 2, size: 50, total: 57 });
    expect(box.rows()).toHaveLength(7);
    expect(box.state().focus).toEqual({ on: 'list' });
  });

  it('CB-08 rejects for the pager, and keeps the rows, when a page does not come', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 57 }) });
    const before = box.rows();
    box.backend.fail('list', unplugged);
    await expect(box.actions.turnTo(2, 10)).rejects.toThrow('could not be reached');
    expect(box.list()).toMatchObject({ page: 1, isTurning: false });
    expect(box.rows()).toEqual(before);
    expect(box.host.notices).toEqual([]);
  });

  it('CB-08 drops the late answer of a thread that was left', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 57 }) });
    const before = box.state().list;
    const release = box.backend.hold('list');
    void box.actions.turnTo(2, 10);
    await box.host.settle();
    box.stop();
    release();
    await box.host.settle();
    expect(box.state().list).toMatchObject({ ...before, isTurning: true });
    expect(box.eventTypes()).toEqual(['loaded']);
  });

  it('shows no comment twice after own and foreign ones came in', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 30 }) });
    const first = box.rows().map(({ id }) => id);
    await box.post('第一条');
    box.backend.post('别人的');
    await box.actions.turnTo(2, 10);
    const second = box.rows().map(({ id }) => id);
    expect(second).toEqual([1021, 1020, 1019, 1018, 1017, 1016, 1015, 1014, 1013].slice(0, second.length));
    expect(first.slice(0, 9).some((id) => second.includes(id))).toBe(false);
    expect(box.total()).toBe(32);
  });

  it('keeps a comment that was posted while a page was on its way', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 30 }) });
    const release = box.backend.hold('list');
    const turning = box.actions.turnTo(2, 10);
    await box.post('路上发的');
    release();
    await turning;
    expect(box.rows()[0]?.content).toBe('<p>路上发的</p>');
  });
});

describe('posting', () => {
  it('CB-03 clears the field at once, posts once, and puts the row on top without asking for the list', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 10 }) });
    const release = box.backend.hold('submit');
    box.actions.type('  写得真好 <b>谢谢</b>\n再读一遍  ');
    box.actions.post();
    expect(box.composed()).toBe('');
    box.actions.post();
    box.actions.post();
    await box.host.settle();
    expect(box.state()).toMatchObject({ isPosting: true, announcement: { text: strings.posting } });
    release();
    await box.host.settle();
    expect(box.backend.counted('submit')).toBe(1);
    expect(box.backend.counted('list')).toBe(1);
    expect(box.rows()[0]).toMatchObject({
      content: '<p>写得真好 &lt;b&gt;谢谢&lt;/b&gt;<br>再读一遍</p>',
      createdAt: new Date(box.host.clock.now()).toISOString(),
      author: { name: testUser.nick_name },
      repliesCount: 0,
    });
    expect(box.total()).toBe(11);
    expect(box.state()).toMatchObject({ isPosting: false, announcement: { text: '' } });
    expect(box.host.notices).toEqual([{ tone: 'positive', text: strings.posted }]);
  });

  it('shows the comment as the server has made it, and asks for the list where the server tells its id alone', async () => {
    const backend = createCommentsBackend({ comments: 10 });
    const { submit } = backend.api;
    const linked = '<p>见 <a href="https://example.org">https://example.org</a></p>';
    let answersRow = true;
    backend.api.submit = async (...ask) => {
      const { id, row } = await submit(...ask);
      return { id, row: answersRow && row ? { ...row, content: linked } : null };
    };
    const box = await openBox({ backend });
    await box.post('见 https://example.org');
    expect(box.rows()[0]?.content).toBe(linked);
    expect(backend.counted('list')).toBe(1);
    answersRow = false;
    await box.post('没有附上的');
    expect(backend.counted('list')).toBe(2);
    expect(box.rows()[0]?.content).toBe('<p>没有附上的</p>');
    expect(box.eventTypes().filter((type) => type === 'posted')).toHaveLength(2);
  });

  it('changes nothing between the press and the answer', async () => {
    const box = await openBox();
    const release = box.backend.hold('submit');
    box.actions.type('一');
    box.actions.post();
    const posting = box.state();
    expect(posting.isPosting).toBe(true);
    await box.host.settle();
    expect(box.backend.counted('submit')).toBe(1);
    expect(box.state()).toBe(posting);
    release();
    await box.host.settle();
    expect(box.state().isPosting).toBe(false);
  });

  it.each(['', '   \n ', '长'.repeat(5001)])('sends nothing that is blank or too long', async (text) => {
    const box = await openBox();
    await box.post(text);
    expect(box.backend.counted('submit')).toBe(0);
    expect(box.composed()).toBe(text);
  });

  it('sends what was written while another comment was on its way, after it', async () => {
    const box = await openBox();
    const release = box.backend.hold('submit');
    await box.post('一');
    await box.post('二');
    release();
    await box.host.settle();
    expect(box.rows().map(({ content }) => content)).toEqual(['<p>二</p>', '<p>一</p>']);
  });

  it('CB-03 takes nothing from the next one, which may for a moment be the same words', async () => {
    const box = await openBox();
    const release = box.backend.hold('submit');
    await box.post('谢谢');
    box.actions.type('谢谢');
    release();
    await box.host.settle();
    expect(box.rows()).toHaveLength(1);
    expect(box.composed()).toBe('谢谢');
  });

  it('CB-04 shows the refusal of the server and puts the exact text back', async () => {
    const box = await openBox();
    box.backend.fail('submit', () => refusal('内容含有广告'));
    await box.post('  原样 \n保留 ');
    expect(box.host.notices).toEqual([{ tone: 'critical', text: '内容含有广告' }]);
    expect(box.composed()).toBe('  原样 \n保留 ');
    expect(box.state()).toMatchObject({ focus: { on: 'composer' }, unsent: [], isPosting: false });
    expect(box.events).toMatchObject([
      { type: 'loaded' },
      { type: 'failed', action: 'post', kind: 'business' },
    ]);
    box.actions.post();
    await box.host.settle();
    expect(box.rows()).toHaveLength(1);
  });

  it('CB-04 keeps a refused text as a row when the field is in use again', async () => {
    const box = await openBox();
    const release = box.backend.hold('submit');
    box.backend.fail('submit', () => refusal());
    await box.post('第一条');
    box.actions.type('第二条');
    release();
    await box.host.settle();
    expect(box.composed()).toBe('第二条');
    expect(box.state().unsent).toMatchObject([
      { text: '第一条', status: 'refused', message: refusal().message },
    ]);
  });

  it('loads a failed list when a post shows that the server is there again', async () => {
    const backend = createCommentsBackend({ comments: 2 });
    backend.fail('list', unplugged);
    const box = await openBox({ backend });
    await box.post('网又通了');
    expect(box.rows().map(({ content }) => content)[0]).toBe('<p>网又通了</p>');
    expect(box.total()).toBe(3);
  });
});

describe('a visitor', () => {
  it('CB-02 is asked to sign in for a reply, which opens after the sign-in', async () => {
    const box = await openBox({ host: visitor(), backend: createCommentsBackend({ comments: 1 }) });
    box.actions.toggleReply(1001, 1001);
    expect(box.state()).toMatchObject({ viewer: null, reply: null });
    expect(box.host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'reply' } }]);
    expect(box.events.at(-1)).toEqual({
      type: 'login-required',
      mode: 1,
      intent: 'reply',
      ids: [1001],
      target,
      duration: 0,
    });
    box.host.setUser(testUser);
    box.host.loginRequests[0]?.intent?.run();
    expect(box.state()).toMatchObject({ viewer: { id: testUser.id }, reply: { target: { id: 1001 } } });
  });

  it('CB-02 leaves the sign-in to a page that wants to handle it', async () => {
    const asked: unknown[] = [];
    const box = await openBox({
      host: visitor(),
      backend: createCommentsBackend({ comments: 1 }),
      onLoginRequired: (mode, { kind }) => asked.push([mode, kind]),
    });
    box.actions.toggleReply(1001, 1001);
    expect(asked).toEqual([[1, 'reply']]);
    expect(box.host.loginRequests).toEqual([]);
  });
});

describe('the session', () => {
  it('T1 keeps the text through a 401 and sends it once after the sign-in', async () => {
    const box = await openBox();
    box.backend.fail('submit', signedOut);
    await box.post('登录过期时写的');
    box.host.setUser(null);
    expect(box.state()).toMatchObject({ viewer: null, unsent: [] });
    box.stop();

    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    again.host.setUser(testUser);
    await again.host.settle();
    expect(again.rows().map(({ content }) => content)).toEqual(['<p>登录过期时写的</p>']);
    expect(again.state().unsent).toEqual([]);
  });

  it('asks for a sign-in when the page has not, and sends after it', async () => {
    const box = await openBox();
    box.backend.fail('submit', signedOut);
    await box.post('还在这一页');
    const [row] = box.state().unsent;
    expect(row).toMatchObject({ status: 'signed-out', text: '还在这一页' });
    box.actions.retryUnsent(row?.id ?? '');
    expect(box.host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'post-comment' } }]);
    box.host.loginRequests[0]?.intent?.run();
    await box.host.settle();
    expect(box.rows()).toHaveLength(1);
  });

  it("shows nobody another person's draft or unsent comment", async () => {
    const box = await openBox();
    box.backend.fail('submit', unplugged);
    await box.post('我的');
    box.actions.type('我的草稿');
    box.host.setUser({ ...testUser, id: 99, nick_name: '别人' });
    await box.host.settle();
    expect(box.composed()).toBe('');
    expect(box.state().unsent).toEqual([]);
    box.host.setUser(testUser);
    await box.host.settle();
    expect(box.composed()).toBe('我的草稿');
  });

  it.each([
    ['taken', () => undefined],
    ['refused', () => refusal()],
  ])(
    'shows and tells the next person nothing of a comment that was %s after its author had gone',
    async (_, end) => {
      const box = await openBox();
      const release = box.backend.hold('submit');
      const cause = end();
      if (cause) box.backend.fail('submit', () => cause);
      await box.post('我的');
      box.host.setUser({ ...testUser, id: 99, nick_name: '别人' });
      await box.host.settle();
      release();
      await box.host.settle();
      expect(box.eventTypes()).toEqual(['loaded']);
      expect(box.host.notices).toEqual([]);
      expect(box.rows()).toEqual([]);
      expect(box.state()).toMatchObject({ unsent: [], isPosting: false, focus: null });
      expect(box.composed()).toBe('');
    },
  );

  it('follows a new name and picture without losing what is being written', async () => {
    const box = await openBox();
    box.actions.type('写到一半');
    box.host.setUser({ ...testUser, nick_name: '新名字' });
    expect(box.state()).toMatchObject({ viewer: { name: '新名字' } });
    expect(box.composed()).toBe('写到一半');
  });

  it('CB-03 CB-07 puts a comment and a reply under the name and picture that their author has when they arrive', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 1, repliesOf: () => 0 }) });
    const release = box.backend.hold('submit');
    await box.post('改名之前写的');
    box.actions.toggleReply(1001, 1001);
    box.actions.typeReply('回复也是');
    box.actions.sendReply();
    await box.host.settle();
    box.host.setUser({ ...testUser, nick_name: '新名字', avatar: 'https://store.test/new.png' });
    box.backend.fail('answers', unplugged);
    release();
    await box.host.settle();
    const author = { name: '新名字', avatar: 'https://store.test/new.png' };
    expect(box.rows()[0]).toMatchObject({ content: '<p>改名之前写的</p>', author });
    expect(box.state().replies[1001]?.rows).toMatchObject([{ content: '<p>回复也是</p>', author }]);
  });
});

describe('events', () => {
  it('CB-11 tells each with ids and duration', async () => {
    const backend = createCommentsBackend({ comments: 12 });
    const release = backend.hold('list');
    const box = await openBox({ backend });
    await box.host.advance(250);
    release();
    await box.host.settle();
    await box.actions.turnTo(2, 10);
    await box.post('新的');
    expect(box.events).toEqual([
      {
        type: 'loaded',
        page: 1,
        size: 10,
        total: 12,
        ids: [1012, 1011, 1010, 1009, 1008, 1007, 1006, 1005, 1004, 1003],
        target,
        duration: 250,
      },
      { type: 'page-changed', page: 2, size: 10, total: 12, ids: [1002, 1001], target, duration: 0 },
      { type: 'posted', id: 100_001, target, duration: 0 },
    ]);
  });
});
