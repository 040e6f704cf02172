import { describe, expect, it, vi } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { createNoticesBackend } from './notices-backend.fixtures.ts';
import { noticesDeclaration } from './notices-list.fixtures.ts';
import { placeOf, queryOf } from './list-place.ts';
import { createResourceListStore, typingPause } from './resource-list.store.ts';
import { resourceListStrings } from './resource-list.strings.ts';
import type { ResourceListProps } from './resource-list.tsx';
import type { ExportedFile, ListAction, ListedRow, ListQuery } from './resource-list.types.ts';

async function open(query: ListQuery = {}, host = createTestHost({ user: testUser })) {
  const backend = createNoticesBackend();
  const queries: ListQuery[] = [];
  const acted: { text: string; actionId: number }[] = [];
  const files: ExportedFile[] = [];
  let props = {
    resource: backend.resource,
    declaration: noticesDeclaration,
    query,
    revision: 0,
    strings: { title: '公告' },
    onQueryChange: (next: ListQuery) => void queries.push(next),
    onActed: (notice: { text: string; actionId: number }) => void acted.push(notice),
    onExported: (file: ExportedFile) => void files.push(file),
  } as ResourceListProps<ListedRow>;
  const strings = resourceListStrings['zh-CN'];
  const store = createResourceListStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  return {
    host,
    backend,
    queries,
    acted,
    files,
    stop,
    state,
    actions: store.actions,
    asked: () => backend.calls.filter(({ name }) => name === 'list').at(-1)?.input,
    ids: () => {
      const { list } = state();
      return list.status === 'ready' ? list.rows.map(({ id }) => id) : [];
    },
    show: async (part: Partial<ResourceListProps<ListedRow>>) => {
      const before = props;
      props = { ...props, ...part };
      store.onPropsChange(props, before);
      await host.settle();
    },
  };
}

describe('an address', () => {
  it('is read by what the list knows, and nothing else of it is sent', () => {
    const place = placeOf(
      { page: '3', keywords: '共读', sort: 'title', order: 'desc', place: 'home', status: 'none', x: '1' },
      noticesDeclaration,
    );
    expect(place).toEqual({
      page: 3,
      keywords: '共读',
      sort: 'title',
      order: 'desc',
      place: 'home',
      status: '',
    });
    expect(queryOf(place)).toEqual({
      page: 3,
      keywords: '共读',
      sort: 'title',
      order: 'desc',
      place: 'home',
    });
  });

  it.each([{ page: '0' }, { page: '-1' }, { page: 'two' }, { page: '1.5' }, {}])(
    'begins at the first page for %o, which stays out of the address',
    (query) => {
      const place = placeOf({ ...query, sort: 'secret', order: 'asc' }, noticesDeclaration);
      expect(place).toMatchObject({ page: 1, sort: '', order: '' });
      expect(queryOf(place)).toEqual({});
    },
  );
});

it('keeps what an address narrows by while the choices are still to come', () => {
  const filters = [{ id: 'category_id', label: '分类', choices: [] }];
  expect(placeOf({ category_id: '3' }, { ...noticesDeclaration, filters })).toMatchObject({
    category_id: '3',
  });
});

describe('a list', () => {
  it('asks for the page, order, filter and keywords of its address', async () => {
    const { asked, ids } = await open({ page: '2', sort: 'created_at', order: 'asc', place: 'home' });
    expect(asked()).toEqual({ page: 2, size: 20, sort: 'created_at', order: 'asc', place: 'home' });
    expect(ids()[0]).toBe(25);
  });

  it('turns the page, and tells the address', async () => {
    const { actions, ids, queries } = await open();
    await actions.turnTo(3);
    expect(ids()).toEqual([5, 4, 3, 2, 1]);
    expect(queries).toEqual([{ page: 3 }]);
  });

  it('orders by a heading from the first page on', async () => {
    const { actions, asked, host, queries } = await open({ page: '2' });
    actions.sort('title', 'desc');
    await host.settle();
    expect(asked()).toEqual({ page: 1, size: 20, sort: 'title', order: 'desc' });
    expect(queries).toEqual([{ sort: 'title', order: 'desc' }]);
  });

  it('narrows by filters together, and takes all of them away, but not the order', async () => {
    const { actions, asked, host, queries } = await open({ sort: 'title', order: 'asc' });
    actions.filter('place', 'home');
    actions.filter('status', 'draft');
    await host.settle();
    expect(asked()).toMatchObject({ place: 'home', status: 'draft', page: 1 });
    actions.clearFilters();
    await host.settle();
    expect(asked()).toEqual({ page: 1, size: 20, sort: 'title', order: 'asc' });
    expect(queries.at(-1)).toEqual({ sort: 'title', order: 'asc' });
  });

  it('looks for what was typed a moment after the last key, and at once on Enter', async () => {
    const { actions, backend, host, state } = await open();
    actions.type('共');
    await host.advance(typingPause - 1);
    actions.type(' 共读 ');
    await host.advance(typingPause - 1);
    expect(backend.counted('list')).toBe(1);
    await host.advance(1);
    expect(backend.counted('list')).toBe(2);
    expect(state().place).toMatchObject({ keywords: '共读' });
    actions.type('维护');
    actions.search();
    await host.settle();
    expect(state().list).toMatchObject({ status: 'ready', total: 11 });
    await host.advance(typingPause);
    expect(backend.counted('list')).toBe(3);
  });

  it('follows the address back, and what stands in its field with it', async () => {
    const { asked, show, state } = await open();
    await show({ query: { keywords: '会员', page: '1' } });
    expect(asked()).toMatchObject({ keywords: '会员' });
    expect(state().draft).toBe('会员');
    await show({ query: {} });
    expect(asked()).toEqual({ page: 1, size: 20 });
    expect(state().draft).toBe('');
  });

  it('asks for its rows again when something was taken back elsewhere', async () => {
    const { backend, show } = await open();
    await show({ revision: 1 });
    expect(backend.counted('list')).toBe(2);
  });

  it('says that the server shows none of it, and forgets that when it does', async () => {
    const host = createTestHost({ user: testUser });
    const { actions, backend, state } = await open({}, host);
    backend.fail('list', () => refusal('没有权限', 403));
    actions.filter('place', 'home');
    await host.settle();
    expect(state().isNotAllowed).toBe(true);
    actions.filter('place', '');
    await host.settle();
    expect(state().isNotAllowed).toBe(false);
  });
});

describe('the chosen rows', () => {
  it('stay chosen while pages are turned, and those of a page are chosen by themselves', async () => {
    const { actions, state } = await open();
    actions.choose([45, 44]);
    await actions.turnTo(2);
    actions.choose([25]);
    expect(state().chosen).toEqual([45, 44, 25]);
    actions.choose([]);
    expect(state().chosen).toEqual([45, 44]);
    actions.clearChosen();
    expect(state().chosen).toEqual([]);
  });

  it('are no more chosen in another list', async () => {
    const { actions, host, state } = await open();
    actions.choose([45]);
    actions.filter('place', 'home');
    await host.settle();
    expect(state().chosen).toEqual([]);
  });

  it('are removed together, told with what takes it back, and gone from the list', async () => {
    const { actions, acted, backend, host, ids, state } = await open();
    actions.choose([45, 43]);
    await actions.remove(state().chosen);
    await host.settle();
    expect(backend.calls.find(({ name }) => name === 'removeMany')?.input).toEqual([45, 43]);
    expect(acted).toEqual([{ text: '已删除2项', actionId: 1 }]);
    expect(ids().slice(0, 2)).toEqual([44, 42]);
    expect(state()).toMatchObject({ chosen: [], busy: null });
  });

  it('name the one that was removed', async () => {
    const { actions, acted } = await open();
    await actions.remove([43]);
    expect(acted[0]?.text).toBe('已删除“新的一批文章上线”');
  });

  it('MC-06 are acted upon without those that the server did not find, which is said', async () => {
    const { actions, acted, backend, state } = await open();
    backend.lose(45);
    actions.choose([45, 43]);
    await actions.remove(state().chosen);
    expect(acted).toEqual([{ text: '已删除“新的一批文章上线”；另有1项已不存在或无权修改', actionId: 1 }]);
    expect(state().chosen).toEqual([]);
  });

  it('are acted upon with a choice, once, however often it is pressed', async () => {
    const { actions, acted } = await open();
    const run = vi.fn<ListAction['run']>(async () => ({ action_id: 7 }));
    const move = { ...noticesDeclaration.actions![0]!, run };
    await Promise.all([actions.run(move, [45, 44], 'home'), actions.run(move, [45, 44], 'home')]);
    expect(run.mock.calls).toEqual([[[45, 44], 'home']]);
    expect(acted).toEqual([{ text: '已把2条移到首页', actionId: 7 }]);
  });

  it.each([
    ['in the words of the server', refusal('还有文章在用它'), '还有文章在用它'],
    ['in its own words without a network', unplugged(), '没有做成，请检查网络后重试'],
  ])('stay chosen when it is refused, which is said %s', async (_, error, text) => {
    const { actions, acted, backend, host, state } = await open();
    backend.fail('removeMany', () => error);
    actions.choose([45]);
    await actions.remove([45]);
    expect(host.notices).toEqual([{ tone: 'critical', text }]);
    expect(acted).toEqual([]);
    expect(state()).toMatchObject({ chosen: [45], busy: null });
  });
});

describe('an export', () => {
  it('has what the list is narrowed to, on all pages', async () => {
    const { actions, backend, files } = await open({
      page: '2',
      keywords: '共读',
      sort: 'title',
      order: 'asc',
    });
    await actions.export('xlsx');
    expect(backend.calls.find(({ name }) => name === 'exportRows')?.input).toEqual({
      keywords: '共读',
      sort: 'title',
      order: 'asc',
      format: 'xlsx',
    });
    expect(files.map(({ filename }) => filename)).toEqual(['announcement.xlsx']);
  });

  it('says that it has failed', async () => {
    const { actions, backend, files, host, state } = await open();
    backend.fail('exportRows', unplugged);
    await actions.export('csv');
    expect(host.notices).toEqual([{ tone: 'critical', text: '没能导出，请检查网络后重试' }]);
    expect(files).toEqual([]);
    expect(state().isExporting).toBe(false);
  });
});

describe('the columns', () => {
  it('that were left out are left out the next time, for this person alone', async () => {
    const first = await open();
    first.actions.toggleColumn('id');
    first.actions.toggleColumn('created');
    first.actions.toggleColumn('created');
    expect(first.state().hidden).toEqual(['id']);
    const again = await open({}, first.host.reload());
    expect(again.state().hidden).toEqual(['id']);
    const tab = again.host.openTab();
    tab.setUser({ ...testUser, id: 9 });
    expect((await open({}, tab)).state().hidden).toEqual([]);
  });
});
