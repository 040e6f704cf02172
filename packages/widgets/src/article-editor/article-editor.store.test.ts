import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { refusal, signedOut, storageThatRefuses, unplugged } from '../testing/failures.fixtures.ts';
import { createArticleBackend, managedArticle } from './article-backend.fixtures.ts';
import { openEditor } from './open-editor.fixtures.ts';
import { autosavePause } from './server-saving.ts';

const published = () =>
  createArticleBackend({
    articles: [managedArticle({ status: 'published', published_at: '2026-03-01T02:00:00.000Z' })],
  });
const text = (words: string) => `<p>${words}</p>`;

describe('what is written', () => {
  it('lies on the device at once, and on the server after a pause', async () => {
    const { write, host, backend, state } = await openEditor();
    await write({ title: '新标题' });
    expect(state().device.status).toBe('kept');
    expect(state().server.status).toBe('waiting');
    expect(backend.sent()).toEqual([]);
    await host.advance(autosavePause);
    expect(backend.sent()).toEqual([{ title: '新标题' }]);
    expect(state().server.status).toBe('saved');
  });

  it('is sent one call at a time, the newest words last', async () => {
    const { write, host, backend, state } = await openEditor();
    const release = backend.hold('update');
    await write({ text: text('一') });
    await host.advance(autosavePause);
    await write({ text: text('二') });
    await host.advance(autosavePause);
    await write({ text: text('三') });
    await host.advance(autosavePause);
    expect(backend.counted('update')).toBe(1);
    release();
    await host.settle();
    await host.advance(autosavePause);
    expect(backend.counted('update')).toBe(2);
    expect(backend.stored()?.render_content).toBe(text('三'));
    expect(state().server.status).toBe('saved');
  });

  it('of what others see goes to the server by a press alone', async () => {
    const { write, host, backend, state, press, button } = await openEditor({ backend: published() });
    await write({ text: text('改过') });
    await host.advance(10 * autosavePause);
    expect(state().server.status).toBe('held');
    expect(backend.sent()).toEqual([]);
    expect(button()).toBe('更新');
    await press();
    expect(backend.sent()).toEqual([{ render_content: text('改过') }]);
    expect(backend.stored()?.published_at).toBe('2026-03-01T02:00:00.000Z');
    expect(host.notices).toEqual([{ tone: 'positive', text: '线上的文章已更新' }]);
  });

  it('of what is scheduled does too', async () => {
    const backend = createArticleBackend({
      articles: [managedArticle({ status: 'scheduled', published_at: '2026-03-02T12:00:00.000Z' })],
    });
    const { write, host, state, button } = await openEditor({ backend });
    expect(button()).toBe('更新，今晚 20:00 发布');
    await write({ text: text('写到一半') });
    await host.advance(10 * autosavePause);
    expect([state().server.status, backend.sent()]).toEqual(['held', []]);
  });

  it('is sent at once by Ctrl and S, which publishes nothing', async () => {
    const draft = await openEditor();
    await draft.write({ title: '新标题', release: 'now' });
    await draft.actions.save();
    expect(draft.backend.sent()).toEqual([{ title: '新标题' }]);
    expect(draft.backend.stored()?.published_at).toBeNull();
    const seen = await openEditor({ backend: published() });
    await seen.write({ title: '新标题' });
    await seen.actions.save();
    expect(seen.backend.sent()).toEqual([]);
    expect(seen.state().announcement.text).toContain('已存在本机');
  });

  it('is tried again after a failure, later each time, and when there is a network', async () => {
    const { write, host, backend, state } = await openEditor();
    backend.fail('update', unplugged);
    backend.fail('update', unplugged);
    await write({ title: '新标题' });
    await host.advance(autosavePause);
    expect(state().server.status).toBe('failed');
    await host.advance(5_000);
    expect(backend.counted('update')).toBe(2);
    await host.setOnline(false);
    await write({ title: '更新的标题' });
    expect(state().server.status).toBe('offline');
    await host.setOnline(true);
    await host.settle();
    expect(backend.stored()?.title).toBe('更新的标题');
    expect(state().server.status).toBe('saved');
  });

  it('that the server refuses is said in its words, and not sent again and again', async () => {
    const { write, host, backend, state } = await openEditor();
    backend.fail('update', () => refusal('标题里有不能用的词'));
    await write({ title: '新标题' });
    await host.advance(autosavePause);
    expect(state().server).toMatchObject({ status: 'refused', reason: '标题里有不能用的词' });
    await host.advance(120_000);
    expect(backend.counted('update')).toBe(1);
    await write({ title: '好标题' });
    await host.advance(autosavePause);
    expect(backend.stored()?.title).toBe('好标题');
  });
});

describe('a new article', () => {
  it('is added once it has a title, tells its id, and is changed from then on', async () => {
    const { write, host, backend, state, stored } = await openEditor({ articleId: null });
    await write({ text: text('一') });
    await host.advance(autosavePause);
    expect(state().server.status).toBe('no-title');
    await write({ title: '题' });
    await host.advance(autosavePause);
    expect(stored).toEqual([101]);
    expect(backend.stored(101)).toMatchObject({
      title: '题',
      render_content: text('一'),
      published_at: null,
    });
    await write({ title: '题二' });
    await host.advance(autosavePause);
    expect(backend.counted('store')).toBe(1);
    expect(backend.stored(101)?.title).toBe('题二');
  });

  it('is added once, though the answer was lost and it was written on meanwhile', async () => {
    const { write, host, backend, stored } = await openEditor({ articleId: null });
    backend.loseAnswer('store');
    await write({ title: '题' });
    await host.advance(autosavePause);
    await write({ title: '题二' });
    await host.advance(60_000);
    expect(backend.count()).toBe(2);
    expect(stored).toEqual([101]);
    expect(backend.stored(101)?.title).toBe('题二');
  });

  it('ED-03 waits for pictures that are on their way', async () => {
    const { write, press, actions, backend, state } = await openEditor({ backend: published() });
    await write({ text: text('配了图') });
    actions.notePictures(true);
    await press();
    expect(backend.sent()).toEqual([]);
    expect(state().announcement.text).toBe('图片还在上传，传完再按一次');
    actions.notePictures(false);
    await press();
    expect(backend.sent()).toEqual([{ render_content: text('配了图') }]);
  });

  it('is published by one press', async () => {
    const { write, press, backend, host, button } = await openEditor({ articleId: null });
    await write({ title: '题', text: text('一'), categoryId: 3, release: 'now' });
    expect(button()).toBe('发布');
    await press();
    expect(backend.stored(101)?.published_at).not.toBeNull();
    expect(host.notices.map(({ text: words }) => words)).toEqual(['文章已发布']);
    expect(button()).toBe('更新');
  });
});

describe('the large button', () => {
  it('says what is missing, leads there, and does nothing', async () => {
    const { write, press, backend, state } = await openEditor({ articleId: null });
    await write({ release: 'now', text: text('一') });
    await press();
    expect(state().problems).toEqual(['title', 'category']);
    expect(state().focus).toEqual({ on: 'problem', problem: 'title' });
    expect(backend.counted('store')).toBe(0);
    await write({ title: '题' });
    expect(state().problems).toEqual(['category']);
  });

  it('schedules, and publishes what was scheduled', async () => {
    const { write, press, backend, button } = await openEditor();
    await write({ release: 'later', at: '2026-03-02T20:00' });
    expect(button()).toBe('今晚 20:00 发布');
    await press();
    expect(backend.stored()?.published_at).toBe('2026-03-02T12:00:00.000Z');
    await write({ release: 'now' });
    await press();
    expect(Date.parse(backend.stored()?.published_at ?? '')).toBeLessThan(Date.UTC(2026, 2, 2, 3));
  });

  it('publishes by the server’s clock where the device’s is wrong', async () => {
    const serverNow = Date.UTC(2026, 2, 2, 1);
    const backend = createArticleBackend({ now: () => serverNow });
    const { write, press } = await openEditor({ backend });
    await write({ release: 'now' });
    await press();
    expect(backend.stored()?.published_at).toBe(new Date(serverNow).toISOString());
  });

  it('takes back what others see', async () => {
    const { write, press, backend, host } = await openEditor({ backend: published() });
    await write({ release: 'draft' });
    await press();
    expect(backend.stored()?.published_at).toBeNull();
    expect(host.notices.at(-1)?.text).toContain('读者看不到了');
  });

  it('waits for what is on its way, and is done once', async () => {
    const { write, backend, host, actions } = await openEditor();
    const release = backend.hold('update');
    await write({ title: '一' });
    await host.advance(autosavePause);
    await write({ title: '二', release: 'now' });
    const [one, other] = [actions.press(), actions.press()];
    release();
    await Promise.all([one, other]);
    await host.settle();
    expect(backend.sent()).toEqual([
      { title: '一' },
      { title: '二', published_at: expect.any(String) as string },
    ]);
  });

  it('leaves all as it is when it fails, and can be pressed again', async () => {
    const { write, press, backend, state, button, host } = await openEditor();
    backend.fail('update', unplugged);
    await write({ release: 'now' });
    await press();
    expect(host.notices).toEqual([]);
    expect([state().isPressed, button(), backend.stored()?.published_at]).toEqual([false, '发布', null]);
    await press();
    expect(backend.stored()?.published_at).not.toBeNull();
  });
});

describe('what somebody else has changed', () => {
  async function conflict() {
    const editor = await openEditor();
    editor.backend.changeElsewhere({ render_content: text('他的') });
    await editor.write({ text: text('我的') });
    await editor.host.advance(autosavePause);
    return editor;
  }

  it('is neither overwritten nor taken, until somebody chooses', async () => {
    const { state, backend, write, host, fields } = await conflict();
    expect(state().server.status).toBe('conflict');
    await write({ title: '接着写' });
    await host.advance(120_000);
    expect(backend.stored()?.render_content).toBe(text('他的'));
    expect(fields().text).toBe(text('我的'));
  });

  it('gives way to mine, and stays on the device', async () => {
    const { actions, host, backend, fields, state } = await conflict();
    await actions.keepMine();
    await host.advance(autosavePause);
    expect(backend.stored()?.render_content).toBe(text('我的'));
    expect(state().other).toMatchObject({ from: 'theirs', fields: { text: text('他的') } });
    await actions.swap();
    expect(fields().text).toBe(text('他的'));
    expect(state().other).toMatchObject({ from: 'mine', fields: { text: text('我的') } });
  });

  it('takes the place of mine, which stays on the device over a reload', async () => {
    const { actions, host, backend, fields } = await conflict();
    await actions.takeTheirs();
    expect(fields().text).toBe(text('他的'));
    await host.advance(120_000);
    expect(backend.stored()?.render_content).toBe(text('他的'));
    const again = await openEditor({ host: host.reload(), backend });
    expect(again.fields().text).toBe(text('他的'));
    expect(again.state().other).toMatchObject({ fields: { text: text('我的') } });
    await again.actions.dropOther();
    const last = await openEditor({ host: again.host.reload(), backend });
    expect(last.state().other).toBeNull();
  });

  it('is nobody else when the answer to my own change was lost', async () => {
    const { write, host, backend, state } = await openEditor();
    backend.loseAnswer('update');
    await write({ title: '新标题' });
    await host.advance(autosavePause);
    await host.advance(60_000);
    expect(state().conflict).toBeNull();
    expect(state().server.status).toBe('saved');
  });

  it('may be gone: what is written becomes a new article', async () => {
    const { write, host, backend, state, actions, stored } = await openEditor();
    backend.remove();
    await write({ title: '还在写' });
    await host.advance(autosavePause);
    expect(state().server.status).toBe('gone');
    await actions.saveAsNew();
    await host.settle();
    expect(backend.stored(stored[0])?.title).toBe('还在写');
  });
});

describe('nothing is lost', () => {
  it('by a crash before the server had it', async () => {
    const { write, host, backend } = await openEditor({ backend: published() });
    await write({ text: text('没更新的') });
    const again = await openEditor({ host: host.crash(), backend });
    expect(again.fields().text).toBe(text('没更新的'));
    expect(again.state().restoredAt).not.toBeNull();
    expect(again.state().server.status).toBe('held');
  });

  it('by a crash of a new article without a title', async () => {
    const { write, host, backend } = await openEditor({ articleId: null });
    await write({ text: text('没有标题') });
    const again = await openEditor({ host: host.crash(), backend, articleId: null });
    expect(again.fields().text).toBe(text('没有标题'));
  });

  it('by the end of the session', async () => {
    const { write, host, backend, state } = await openEditor();
    backend.fail('update', signedOut);
    await write({ title: '新标题' });
    await host.advance(autosavePause);
    expect(state().server).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('重新登录') as string,
    });
    const again = await openEditor({ host: host.reload(), backend });
    expect(again.fields().title).toBe('新标题');
    await again.host.advance(autosavePause);
    expect(backend.stored()?.title).toBe('新标题');
  });

  it('where the device has an older version than the server: both are offered', async () => {
    const { write, host, backend } = await openEditor({ backend: published() });
    await write({ text: text('机上的') });
    backend.changeElsewhere({ render_content: text('网上的') });
    const again = await openEditor({ host: host.crash(), backend });
    expect(again.fields().text).toBe(text('机上的'));
    expect(again.state().conflict?.render_content).toBe(text('网上的'));
    await again.actions.takeTheirs();
    expect(again.fields().text).toBe(text('网上的'));
    expect(again.state().other?.fields.text).toBe(text('机上的'));
  });

  it('by a second tab: the later writer is told, and has both', async () => {
    const one = await openEditor({ backend: published() });
    const other = await openEditor({ host: one.host.openTab(), backend: one.backend });
    await one.host.advance(1000);
    await one.write({ text: text('甲') });
    await one.host.advance(1000);
    await other.write({ text: text('乙') });
    expect(other.state().other).toMatchObject({ from: 'tab', fields: { text: text('甲') } });
    expect(other.fields().text).toBe(text('乙'));
    await other.actions.swap();
    expect(other.fields().text).toBe(text('甲'));
    expect(other.state().other?.fields.text).toBe(text('乙'));
  });

  it('comes back to nobody else', async () => {
    const { write, host, backend } = await openEditor({ backend: published() });
    await write({ text: text('我的') });
    const next = host.reload();
    next.setUser({ ...testUser, id: testUser.id + 1 });
    const again = await openEditor({ host: next, backend });
    expect(again.fields().text).not.toBe(text('我的'));
  });

  it('and nothing old comes back once the server has it', async () => {
    const { write, host, backend } = await openEditor();
    await write({ title: '第二版' });
    await host.advance(autosavePause);
    backend.changeElsewhere({ title: '第三版' });
    const again = await openEditor({ host: host.crash(), backend });
    expect(again.fields().title).toBe('第三版');
    expect(again.state().conflict).toBeNull();
  });

  it('and the page holds whoever leaves while it lies nowhere', async () => {
    const host = createTestHost({ user: testUser, storage: storageThatRefuses() });
    const { write, state, unkept, isHeld } = await openEditor({ host });
    await write({ title: '新标题' });
    expect(state().device.status).toBe('refused');
    expect([unkept, isHeld()]).toEqual([[true], true]);
    await host.advance(autosavePause);
    expect([unkept, isHeld()]).toEqual([[true, false], false]);
  });
});

describe('opening', () => {
  it.each([
    [() => refusal('没有', 404), 'missing'],
    [() => refusal('不行', 403), 'forbidden'],
    [unplugged, 'failed'],
  ])('says why there is nothing to write', async (error, status) => {
    const backend = createArticleBackend();
    backend.fail('find', error);
    const { state } = await openEditor({ backend });
    expect(state().article.status).toBe(status);
  });

  it('asks again when there is a network', async () => {
    const backend = createArticleBackend();
    backend.fail('find', unplugged);
    const { state, host } = await openEditor({ backend });
    await host.wake();
    expect(state().article.status).toBe('ready');
  });
});
