import { describe, expect, it } from 'vitest';
import { createCommentsBackend, refusal } from './comments-backend.fixtures.ts';
import { signedOut, storageThatRefuses, unplugged } from '../testing/failures.fixtures.ts';
import { createMemoryStorage, createTestHost, testUser } from '../testing/index.ts';
import { openBox, strings } from './open-box.fixtures.ts';

describe('the outbox', () => {
  it('CB-13 keeps a comment written offline as a row, through a reload, and sends it exactly once', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 2 }) });
    await box.host.setOnline(false);
    box.backend.fail('submit', unplugged);
    await box.post('地铁里写的');
    expect(box.state()).toMatchObject({
      unsent: [{ text: '地铁里写的', status: 'failed', target: null }],
      isPosting: false,
      focus: { on: 'composer' },
      announcement: { text: `${strings.sendFailed} · ${strings.sendKept}` },
    });
    expect(box.composed()).toBe('');
    expect(box.total()).toBe(2);

    const page = box.host.reload();
    const again = await openBox({ host: page, backend: box.backend });
    await page.advance(120_000);
    expect(again.state().unsent).toEqual([]);
    expect(again.rows().map(({ content }) => content)[0]).toBe('<p>地铁里写的</p>');
    expect(again.total()).toBe(3);
    expect(box.backend.rows()).toHaveLength(3);
  });

  it('CB-13 doubles nothing when the server had taken the comment before the connection broke', async () => {
    const backend = createCommentsBackend();
    const { submit } = backend.api;
    let isBroken = true;
    backend.api.submit = async (...call) => {
      const id = await submit(...call);
      if (isBroken) throw unplugged();
      return id;
    };
    const box = await openBox({ backend });
    await box.post('到了没有');
    expect(box.state().unsent).toHaveLength(1);
    isBroken = false;

    const page = box.host.reload();
    const again = await openBox({ host: page, backend });
    await page.advance(60_000);
    expect(backend.rows()).toHaveLength(1);
    expect(again.rows()).toHaveLength(1);
    expect(again.total()).toBe(1);
    expect(again.state().unsent).toEqual([]);
  });

  it('CB-13 sends by itself when the page is online again', async () => {
    const box = await openBox();
    await box.host.setOnline(false);
    box.backend.fail('submit', unplugged);
    await box.post('回到地面');
    await box.host.setOnline(true);
    await box.host.settle();
    expect(box.rows()).toHaveLength(1);
    expect(box.events.map(({ type }) => type)).toEqual(['loaded', 'failed', 'posted']);
  });

  it('sends a failed row again when asked', async () => {
    const box = await openBox();
    box.backend.fail('submit', unplugged);
    await box.post('再来一次');
    box.actions.retryUnsent(box.state().unsent[0]?.id ?? '');
    await box.host.settle();
    expect(box.rows()).toHaveLength(1);
    expect(box.state().unsent).toEqual([]);
  });

  it('gives a row up for good', async () => {
    const box = await openBox();
    box.backend.fail('submit', unplugged);
    await box.post('算了');
    box.actions.removeUnsent(box.state().unsent[0]?.id ?? '');
    await box.host.advance(120_000);
    expect(box.state()).toMatchObject({ unsent: [], focus: { on: 'composer' } });
    expect(box.backend.rows()).toEqual([]);
  });

  it('sends the changed text in the place of the old one', async () => {
    const box = await openBox();
    // The server looked at it and holds nothing, so that a changed text is a new one to it.
    const release = box.backend.hold('submit');
    box.backend.fail('submit', () => refusal());
    await box.post('错别子');
    box.actions.type('已经在写下一条');
    release();
    await box.host.settle();
    const id = box.state().unsent[0]?.id ?? '';
    box.actions.editUnsent(id);
    expect(box.state().unsent[0]?.editing?.text()).toBe('错别子');
    box.actions.typeEdit(id, '  ');
    box.actions.saveEdit(id);
    await box.host.settle();
    expect(box.state().unsent[0]?.editing).not.toBeNull();
    box.actions.typeEdit(id, '错别字');
    box.actions.saveEdit(id);
    await box.host.settle();
    expect(box.rows().map(({ content }) => content)).toEqual(['<p>错别字</p>']);
    expect(box.composed()).toBe('已经在写下一条');
  });

  it('leaves the text as it was when the change is given up', async () => {
    const box = await openBox();
    box.backend.fail('submit', unplugged);
    await box.post('原来的');
    const id = box.state().unsent[0]?.id ?? '';
    box.actions.editUnsent(id);
    box.actions.typeEdit(id, '改坏的');
    box.actions.cancelEdit(id);
    expect(box.state().unsent[0]).toMatchObject({ text: '原来的', editing: null });
  });

  describe('while an unsent text is being changed', () => {
    type Box = Awaited<ReturnType<typeof openBox>>;
    const idOf = (box: Box, index = 0) => box.state().unsent[index]?.id ?? '';

    /** A box with `text` unsent, whose edit field holds `changed`. */
    async function openEdit(text = '旧', changed = '新') {
      const box = await openBox({ backend: createCommentsBackend({ comments: 1 }) });
      box.backend.fail('submit', unplugged);
      await box.post(text);
      box.actions.editUnsent(idOf(box));
      box.actions.typeEdit(idOf(box), changed);
      await box.host.settle();
      return box;
    }
    const contents = (box: Box) => box.backend.rows().map((row) => row.content);
    const edited = (box: Box) => box.state().unsent.map(({ editing }) => editing?.text());

    it('CB-13 does not send the old one, and sends the new one once when it is saved', async () => {
      const box = await openEdit();
      await box.host.advance(2000);
      await box.host.setOnline(true);
      expect(box.backend.counted('submit')).toBe(1);
      expect(box.state().unsent[0]?.editing?.text()).toBe('新');
      box.actions.saveEdit(idOf(box));
      await box.host.settle();
      expect(contents(box)[0]).toBe('<p>新</p>');
      expect(box.state().unsent).toEqual([]);
    });

    it('CB-13 sends what is posted meanwhile, and the old one again when the change is given up', async () => {
      const box = await openEdit();
      await box.post('下一条');
      expect(contents(box)[0]).toBe('<p>下一条</p>');
      box.actions.cancelEdit(idOf(box));
      await box.host.settle();
      expect(contents(box)[0]).toBe('<p>旧</p>');
      expect(box.state().unsent).toEqual([]);
    });

    it('CB-13 brings the words back in their field after a reload', async () => {
      const box = await openEdit();
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      await again.host.advance(120_000);
      expect(again.backend.counted('submit')).toBe(1);
      expect(again.state().unsent).toMatchObject([{ text: '旧' }]);
      expect(again.state().unsent[0]?.editing?.text()).toBe('新');
      expect(again.state().focus).toBeNull();
      again.actions.saveEdit(idOf(again));
      await again.host.settle();
      expect(contents(again)[0]).toBe('<p>新</p>');
      const next = await openBox({ host: again.host.reload(), backend: box.backend });
      expect(next.state().unsent).toEqual([]);
      expect(await next.host.storage.entries('comment-drafts/')).toEqual([]);
    });

    it('CB-13 brings the words back when the session has ended and the person is signed in again', async () => {
      const box = await openEdit();
      box.host.setUser(null);
      expect(box.state().unsent).toEqual([]);
      box.host.setUser(testUser);
      await box.host.advance(120_000);
      expect(box.backend.counted('submit')).toBe(1);
      expect(box.state().unsent[0]?.editing?.text()).toBe('新');
    });

    it('CB-13 leaves the words as a row that is sent when asked for when another tab has sent the old ones', async () => {
      const box = await openEdit();
      const other = await openBox({ host: box.host.openTab(), backend: box.backend });
      box.actions.typeEdit(idOf(box), '更新');
      other.actions.cancelEdit(idOf(other));
      await box.host.wake();
      await box.host.advance(120_000);
      expect(contents(box)[0]).toBe('<p>旧</p>');
      expect(box.state().unsent).toMatchObject([{ text: '更新', status: 'refused', editing: null }]);
      box.actions.retryUnsent(box.state().unsent[0]?.id ?? '');
      await box.host.settle();
      expect(contents(box)[0]).toBe('<p>更新</p>');
    });

    it('CB-13 leaves nothing of words that another tab has saved', async () => {
      const box = await openEdit();
      box.actions.leaveField();
      await box.host.settle();
      const other = await openBox({ host: box.host.openTab(), backend: box.backend });
      expect(other.state().unsent[0]?.editing?.text()).toBe('新');
      other.actions.saveEdit(idOf(other));
      await box.host.wake();
      await box.host.advance(1000);
      expect(contents(box)[0]).toBe('<p>新</p>');
      expect(box.state().unsent).toEqual([]);
      expect(await box.host.storage.entries('comment-drafts/')).toEqual([]);
    });

    it('CB-13 gives each row a field of its own, through a reload too', async () => {
      const box = await openEdit('一', '新一');
      box.backend.fail('submit', unplugged);
      await box.post('二');
      box.actions.editUnsent(idOf(box, 1));
      await box.host.settle();
      expect(box.state().focus).toEqual({ on: 'edit-field', id: idOf(box, 1) });
      expect(edited(box)).toEqual(['新一', '二']);
      box.actions.typeEdit(idOf(box, 1), '新二');
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      expect(edited(again)).toEqual(['新一', '新二']);
      again.actions.saveEdit(idOf(again));
      await again.host.settle();
      expect(contents(again)[0]).toBe('<p>新一</p>');
      expect(edited(again)).toEqual(['新二']);
      again.actions.saveEdit(idOf(again));
      await again.host.settle();
      expect(contents(again)[0]).toBe('<p>新二</p>');
      expect(await again.host.storage.entries('comment-drafts/')).toEqual([]);
    });

    it.each<[string, (box: Box) => void]>([
      ['sends', (box) => box.actions.retryUnsent(idOf(box))],
      ['removes', (box) => box.actions.removeUnsent(idOf(box))],
    ])(
      'CB-13 leaves the words as a row when a page that did not open them %s the old ones',
      async (_, act) => {
        const box = await openBox();
        for (let attempt = 0; attempt < 2; attempt += 1) box.backend.fail('submit', unplugged);
        await box.post('旧');
        const other = await openBox({ host: box.host.openTab(), backend: box.backend });
        box.actions.editUnsent(idOf(box));
        box.actions.typeEdit(idOf(box), '新');
        box.actions.leaveField();
        await box.host.settle();
        box.host.crash();
        act(other);
        await other.host.settle();
        expect(other.state().unsent).toMatchObject([{ text: '新', status: 'refused', editing: null }]);
        expect(await other.host.storage.entries('comment-drafts/')).toEqual([]);
      },
    );
  });

  it('CB-13 shows what waits behind a failed comment as a row of its own', async () => {
    const box = await openBox();
    for (let attempt = 0; attempt < 2; attempt += 1) box.backend.fail('submit', unplugged);
    await box.post('第一条');
    await box.post('第二条');
    expect(box.state()).toMatchObject({
      unsent: [
        { text: '第一条', status: 'failed' },
        { text: '第二条', status: 'queued' },
      ],
      isPosting: false,
      announcement: { text: `${strings.sendFailed} · ${strings.sendKept}` },
    });
    await box.host.advance(60_000);
    expect(box.rows().map(({ content }) => content)).toEqual(['<p>第二条</p>', '<p>第一条</p>']);
  });

  it('T1 shows what waits behind a comment whose session has ended as a row of its own', async () => {
    const box = await openBox();
    const release = box.backend.hold('submit');
    box.backend.fail('submit', signedOut);
    await box.post('第一条');
    await box.post('第二条');
    release();
    await box.host.settle();
    expect(box.state()).toMatchObject({
      unsent: [
        { text: '第一条', status: 'signed-out' },
        { text: '第二条', status: 'queued' },
      ],
      isPosting: false,
    });
  });

  it('CB-13 lets go of all that waits in a thread whose first comment fails, replies too', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 1, repliesOf: () => 0 }) });
    const reply = async (text: string) => {
      box.actions.toggleReply(1001, 1001);
      await box.host.settle();
      box.actions.typeReply(text);
      box.actions.sendReply();
      await box.host.settle();
    };
    for (let attempt = 0; attempt < 3; attempt += 1) box.backend.fail('submit', unplugged);
    const release = box.backend.hold('submit');
    await box.post('一');
    await box.post('二');
    release();
    await box.host.settle();
    expect(box.state()).toMatchObject({ unsent: [{ text: '一' }, { text: '二' }], isPosting: false });
    await reply('回一');
    await reply('回二');
    expect(box.state().unsent.map(({ text }) => text)).toEqual(['一', '二', '回一', '回二']);
    expect(box.state().reply).toBeNull();
  });

  it('CB-04 has a refused text back in its field also when the page breaks down at once', async () => {
    const box = await openBox();
    box.backend.fail('submit', () => refusal());
    await box.post('原样放回');
    const again = await openBox({ host: box.host.crash(), backend: box.backend });
    expect(again.composed()).toBe('原样放回');
  });

  describe('where the device does not keep anything', () => {
    it.each([
      ['refuses', storageThatRefuses()],
      ['keeps it in memory only', { ...createMemoryStorage(), isLasting: async () => false }],
    ])('CB-13 does not say that it is kept, and holds the page until it is sent (%s)', async (_, storage) => {
      const box = await openBox({ host: createTestHost({ user: testUser, storage }) });
      box.backend.fail('submit', unplugged);
      await box.post('哪儿也没存');
      expect(box.state()).toMatchObject({
        unsent: [{ status: 'failed', isKept: false }],
        announcement: { text: `${strings.sendFailed} · ${strings.sendUnkept}` },
      });
      expect(box.isPageHeld()).toBe(true);
      await box.host.advance(2000);
      expect(box.rows()).toHaveLength(1);
      expect(box.isPageHeld()).toBe(false);
    });

    it('CB-09 has the words once, and never again when they were removed, where memory keeps them', async () => {
      const storage = { ...createMemoryStorage(), isLasting: async () => false };
      const box = await openBox({ host: createTestHost({ user: testUser, storage }) });
      box.backend.fail('submit', unplugged);
      box.actions.type('只说一次');
      await box.host.advance(300);
      box.actions.post();
      await box.host.settle();
      expect(box.state().unsent).toMatchObject([{ text: '只说一次', isKept: false }]);
      expect(await storage.entries('comment-drafts/')).toEqual([]);
      box.actions.removeUnsent(box.state().unsent[0]?.id ?? '');
      await box.host.settle();
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      expect(again.composed()).toBe('');
      expect(again.state().unsent).toEqual([]);
    });

    it('lets the page go with the box', async () => {
      const host = createTestHost({ user: testUser, storage: storageThatRefuses() });
      const box = await openBox({ host });
      const release = box.backend.hold('submit');
      box.backend.fail('submit', unplugged);
      await box.post('离开的时候还在路上');
      expect(box.isPageHeld()).toBe(true);
      box.stop();
      release();
      await box.host.settle();
      expect(box.isPageHeld()).toBe(false);
    });
  });

  it('holds no page for what lies on the device', async () => {
    const box = await openBox();
    box.backend.fail('submit', unplugged);
    await box.post('存好了');
    expect(box.state().unsent).toMatchObject([{ status: 'failed', isKept: true }]);
    expect(box.isPageHeld()).toBe(false);
  });

  it('shows an unsent reply with its thread, closes its input, and counts it when it arrives', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 1, repliesOf: () => 0 }) });
    box.backend.fail('submit', unplugged);
    box.actions.toggleReply(1001, 1001);
    box.actions.typeReply('断网的回复');
    box.actions.sendReply();
    await box.host.settle();
    expect(box.state()).toMatchObject({
      reply: null,
      focus: { on: 'reply-link', id: 1001 },
      unsent: [{ text: '断网的回复', status: 'failed', target: { parentId: 1001, id: 1001 } }],
    });
    await box.host.advance(60_000);
    expect(box.state().unsent).toEqual([]);
    expect(box.rows()[0]?.repliesCount).toBe(1);
    expect(box.state().replies[1001]?.rows).toHaveLength(1);
  });

  it('CB-13 sends what stands behind a comment that the server refuses, which keeps its words', async () => {
    const box = await openBox({ backend: createCommentsBackend() });
    for (const text of ['第一条', '第二条', '第三条']) {
      box.backend.fail('submit', unplugged);
      await box.post(text);
    }
    box.backend.fail('submit', () => refusal('请求参数不正确'));
    await box.host.advance(60_000);
    expect(box.backend.rows().map(({ content }) => content)).toEqual(['<p>第三条</p>', '<p>第二条</p>']);
    const kept = [box.composed(), ...box.state().unsent.map(({ text }) => text)];
    expect(kept).toContain('第一条');
    expect(box.host.notices).toContainEqual({ tone: 'critical', text: '请求参数不正确' });
  });

  it('drops what an older version has left in another shape', async () => {
    const box = await openBox();
    box.backend.fail('submit', unplugged);
    await box.post('旧格式');
    for (const [key, value] of await box.host.storage.entries('journal/')) {
      const text = JSON.stringify(value).replace('"text"', '"words"');
      await box.host.storage.set(key, JSON.parse(text));
    }
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    expect(again.state().unsent).toEqual([]);
  });
});
