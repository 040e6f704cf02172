import { describe, expect, it } from 'vitest';
import { createCommentsBackend, refusal } from './comments-backend.fixtures.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
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
    box.actions.typeEdit('  ');
    box.actions.saveEdit();
    await box.host.settle();
    expect(box.state().unsent[0]?.editing).not.toBeNull();
    box.actions.typeEdit('错别字');
    box.actions.saveEdit();
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
    box.actions.typeEdit('改坏的');
    box.actions.cancelEdit();
    expect(box.state().unsent[0]).toMatchObject({ text: '原来的', editing: null });
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
