import { ApiError, type SearchApi } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { createInitialsMatcher } from './initials.ts';
import { createRecentKeywordsStore } from './recent-keywords.store.ts';
import { matching } from './recent-keywords.view.tsx';
import { unreachable } from './search-dialog.fixtures.ts';

interface Own {
  host?: TestHost;
  keywords?: SearchApi['keywords'];
  deleteKeywords?: SearchApi['deleteKeywords'];
}

/** A server that remembers, as far as the tests need it. */
function serverWith(...names: string[]) {
  let rows = names.map((name, index) => ({ id: index + 1, name }));
  return {
    keywords: vi.fn<SearchApi['keywords']>(async () => rows),
    deleteKeywords: vi.fn<SearchApi['deleteKeywords']>(async (ids) => {
      rows = rows.filter(({ id }) => !ids.includes(id));
      return {};
    }),
    remember: (name: string) => void (rows = [{ id: 100 + rows.length, name }, ...rows]),
  };
}

function setUp({ host = createTestHost({ user: testUser }), ...own }: Own = {}) {
  const search = { ...serverWith('数学', '昆曲', '写作'), ...own };
  const store = createRecentKeywordsStore({ search, host });
  const stop = store.start();
  const names = () => store.getState().rows.map(({ name }) => name);
  const remove = (name: string) => {
    store.doubt(name);
    store.remove();
  };
  return { host, store, stop, names, remove, search };
}

describe('the list', () => {
  it('SD-06 is the server’s, and is there without it the next time', async () => {
    const { host, names } = setUp();
    await host.settle();
    expect(names()).toEqual(['数学', '昆曲', '写作']);
    const later = setUp({ host: host.reload(), keywords: unreachable });
    await later.host.settle();
    expect(later.names()).toEqual(['数学', '昆曲', '写作']);
    expect(later.store.getState()).toMatchObject({ isLocal: true, isReady: true });
  });

  it('puts what the server has not heard of in front, once, and drops what was deleted elsewhere', async () => {
    const server = serverWith('数学');
    const { host, store, names } = setUp(server);
    await host.settle();
    store.note('潮汐');
    store.note('敦煌');
    server.remember('敦煌');
    store.confirm('敦煌');
    store.refresh();
    await host.settle();
    expect(names()).toEqual(['潮汐', '敦煌', '数学']);
    await server.deleteKeywords([101]);
    store.note('数学');
    store.refresh();
    await host.settle();
    expect(names()).toEqual(['潮汐', '数学']);
  });

  it('keeps ten, and one of a name in whatever width and case', async () => {
    const { host, store, names } = setUp({ host: createTestHost() });
    await host.settle();
    for (let count = 1; count <= 12; count += 1) store.note(`词${count}`);
    store.note('Python');
    store.note('ＰＹＴＨＯＮ');
    expect(names()).toHaveLength(10);
    expect(names().slice(0, 2)).toEqual(['ＰＹＴＨＯＮ', '词12']);
  });

  it('of a visitor stays on the device, and nobody else sees it', async () => {
    const visitor = setUp({ host: createTestHost() });
    await visitor.host.settle();
    visitor.store.note('游客的词');
    await visitor.host.settle();
    expect(visitor.search.keywords).not.toHaveBeenCalled();
    const again = setUp({ host: visitor.host.reload() });
    await again.host.settle();
    expect(again.names()).toEqual(['游客的词']);
    again.host.setUser(testUser);
    await again.host.settle();
    expect(again.names()).toEqual(['数学', '昆曲', '写作']);
    again.host.setUser(null);
    await again.host.settle();
    expect(again.names()).toEqual(['游客的词']);
  });

  it('is empty, not broken, when the device has kept something else', async () => {
    const host = createTestHost();
    await host.storage.set('recent-keywords/visitor', { rows: 'x' });
    const { names, store } = setUp({ host });
    await host.settle();
    expect(names()).toEqual([]);
    expect(store.getState().isReady).toBe(true);
  });
});

describe('deleting', () => {
  it('SD-06 asks first; the row leaves at once, the server hears of it after 5 s', async () => {
    const { host, store, names, search } = setUp();
    await host.settle();
    store.doubt('昆曲');
    expect(names()).toContain('昆曲');
    store.doubt(null);
    store.remove();
    expect(names()).toContain('昆曲');
    store.doubt('昆曲');
    store.remove();
    expect(names()).toEqual(['数学', '写作']);
    await host.advance(4999);
    expect(search.deleteKeywords).not.toHaveBeenCalled();
    await host.advance(1);
    expect(search.deleteKeywords).toHaveBeenCalledExactlyOnceWith([2]);
    expect(store.getState()).toMatchObject({ removed: null });
  });

  it('can be undone for 5 s, and leaves the row where it was', async () => {
    const { host, store, names, remove, search } = setUp();
    await host.settle();
    remove('昆曲');
    await host.advance(4000);
    store.undo();
    await host.advance(9000);
    expect(names()).toEqual(['数学', '昆曲', '写作']);
    expect(search.deleteKeywords).not.toHaveBeenCalled();
  });

  it('SD-06 a failed one puts the row back where it was, and says so', async () => {
    const { host, store, names, remove } = setUp({ deleteKeywords: unreachable });
    await host.settle();
    remove('昆曲');
    await host.advance(5000);
    expect(names()).toEqual(['数学', '昆曲', '写作']);
    expect(store.getState().news).toEqual({ kind: 'failed', name: '昆曲' });
  });

  it.each<[string, (setting: ReturnType<typeof setUp>) => void]>([
    ['the dialog is closed', ({ stop }) => stop()],
    ['the page is left', ({ host }) => void host.reload()],
    ['another one is deleted', ({ remove }) => remove('数学')],
  ])('waits no longer when %s', async (_, end) => {
    const setting = setUp();
    await setting.host.settle();
    setting.remove('昆曲');
    end(setting);
    expect(setting.search.deleteKeywords).toHaveBeenCalledWith([2]);
  });

  it('is forgotten when the keyword is looked for again', async () => {
    const { host, store, names, remove, search } = setUp();
    await host.settle();
    remove('昆曲');
    store.note('昆曲');
    await host.advance(6000);
    expect(names()[0]).toBe('昆曲');
    expect(search.deleteKeywords).not.toHaveBeenCalled();
  });

  it('finds the id of a keyword that was looked for a moment ago', async () => {
    const server = serverWith('数学');
    const { host, store, remove } = setUp(server);
    await host.settle();
    store.note('敦煌');
    server.remember('敦煌');
    store.confirm('敦煌');
    remove('敦煌');
    await host.advance(5000);
    expect(server.deleteKeywords.mock.calls).toEqual([[[101]]]);
  });

  it('of one person does not come back in the list of another', async () => {
    const refuse = () => Promise.reject(new ApiError({ kind: 'unauthorized', message: '请先登录' }));
    const { host, names, remove } = setUp({ deleteKeywords: refuse });
    await host.settle();
    remove('昆曲');
    host.setUser(null);
    await host.settle();
    expect(names()).toEqual([]);
  });
});

describe('clearing', () => {
  it('takes all out of the server and this device, with what was looked for a moment ago', async () => {
    const server = serverWith('数学', '昆曲');
    const { host, store, names } = setUp(server);
    await host.settle();
    server.remember('敦煌');
    store.note('敦煌');
    store.doubtAll(true);
    await store.removeAll();
    await host.settle();
    expect(names()).toEqual([]);
    expect(store.getState()).toMatchObject({ isAllDoubted: false, news: { kind: 'cleared' } });
    expect(await server.keywords()).toEqual([]);
    expect(await host.storage.get(`recent-keywords/${testUser.id}`)).toEqual([]);
  });

  it('of a visitor asks no server', async () => {
    const { host, store, names, search } = setUp({ host: createTestHost() });
    store.note('游客的词');
    await store.removeAll();
    await host.settle();
    expect(names()).toEqual([]);
    expect(search.keywords).not.toHaveBeenCalled();
  });

  it('that the server refuses puts all back, and says so', async () => {
    const { host, store, names } = setUp({ deleteKeywords: unreachable });
    await host.settle();
    await store.removeAll();
    expect(names()).toEqual(['数学', '昆曲', '写作']);
    expect(store.getState().news?.kind).toBe('notCleared');
  });
});

describe('narrowing', () => {
  const rows = ['机器学习', '昆曲入门', 'Python入门'].map((name) => ({ name, id: null, isSent: false }));
  const found = (draft: string, knowsInitials = true) =>
    matching(rows, draft, knowsInitials ? createInitialsMatcher() : null).map(({ name }) => name);

  it('holds what is typed, in whatever width and case', () => {
    expect(found('入门')).toEqual(['昆曲入门', 'Python入门']);
    expect(found('ＰＹＴＨ')).toEqual(['Python入门']);
    expect(found('  ')).toHaveLength(3);
  });

  it('SD-12 goes by initials only when that is asked for', () => {
    expect(found('jqxx')).toEqual(['机器学习']);
    expect(found('rm')).toEqual(['昆曲入门', 'Python入门']);
    expect(found('pythonrm')).toEqual(['Python入门']);
    expect(found('jqxx', false)).toEqual([]);
    expect(found('qq')).toEqual([]);
  });

  it('SD-12 stays off where the browser does not order by pinyin', () => {
    const strokes = new Intl.Collator('zh-u-co-stroke');
    expect(createInitialsMatcher(strokes)).toBeNull();
  });
});
