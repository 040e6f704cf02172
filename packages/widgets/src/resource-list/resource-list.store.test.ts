import { describe, expect, it, vi } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { createNoticesBackend } from './notices-backend.fixtures.ts';
import { noticesDeclaration } from './notices-list.fixtures.ts';
import { placeOf, queryOf } from './list-place.ts';
import { mostChosen, unseenOf } from './list-selection.ts';
import { createResourceListStore, typingPause } from './resource-list.store.ts';
import { resourceListStrings } from './resource-list.strings.ts';
import type { ResourceListProps } from './resource-list.tsx';
import type { ExportedFile, ListAction, ListedRow, ListQuery } from './resource-list.types.ts';

async function open(query: ListQuery = {}, host = createTestHost({ user: testUser }), count = 45) {
  const backend = createNoticesBackend(count);
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

  it('are known to be on other pages, and are named by their titles there', async () => {
    const { actions, state } = await open();
    actions.choose([45, 43]);
    expect(unseenOf(state())).toEqual([]);
    await actions.turnTo(2);
    expect(unseenOf(state())).toEqual([45, 43]);
    expect(state().titles[43]).toBe('“新的一批文章上线”');
  });

  it('are removed only after a yes where the page does not show all of them', async () => {
    const { actions, backend, state } = await open();
    const removed = () => backend.calls.filter(({ name }) => name === 'removeMany').map(({ input }) => input);
    actions.choose([45]);
    await actions.turnTo(2);
    await actions.removeChosen();
    expect([removed(), state().isRemovalAsked]).toEqual([[], true]);
    actions.keepChosen();
    expect(state()).toMatchObject({ isRemovalAsked: false, chosen: [45] });
    await actions.removeChosen();
    await actions.confirmRemoval();
    expect(removed()).toEqual([[45]]);
    expect(state()).toMatchObject({ isRemovalAsked: false, chosen: [] });
  });

  it('are removed at once where the page shows all of them', async () => {
    const { actions, backend } = await open();
    actions.choose([45, 44]);
    await actions.removeChosen();
    expect(backend.calls.find(({ name }) => name === 'removeMany')?.input).toEqual([45, 44]);
  });

  it('can be all that the list is narrowed to, on all pages', async () => {
    const { actions, host, state } = await open({}, undefined, 230);
    actions.filter('place', 'home');
    await host.settle();
    await actions.chooseAll();
    expect(state().chosen).toHaveLength(230);
    expect(new Set(state().chosen).size).toBe(230);
    expect(state().titles[1]).toBeTruthy();
  });

  it('are as many as one action takes at most', async () => {
    const { actions, state } = await open({}, undefined, 730);
    await actions.chooseAll();
    expect(state().chosen).toHaveLength(mostChosen);
    expect(state().chosen[0]).toBe(730);
  });

  it('are not those of another list that was opened meanwhile', async () => {
    const { actions, backend, host, state } = await open();
    const release = backend.hold('list');
    const choosing = actions.chooseAll();
    actions.filter('place', 'home');
    release();
    await choosing;
    await host.settle();
    expect(state()).toMatchObject({ chosen: [], isChoosingAll: false });
  });

  it('go into a file by themselves', async () => {
    const { actions, backend, files, ids } = await open({ sort: 'title', order: 'asc' });
    const chosen = ids().slice(0, 2);
    actions.choose(chosen);
    await actions.exportChosen('csv');
    const asked = backend.calls.find(({ name }) => name === 'exportRows')?.input;
    expect(asked).toEqual({ format: 'csv', sort: 'title', order: 'asc', ids: chosen });
    expect(files).toHaveLength(1);
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
    expect(acted).toEqual([{ text: '已删除2条公告', actionId: 1 }]);
    expect(ids().slice(0, 2)).toEqual([44, 42]);
    expect(state()).toMatchObject({ chosen: [], busy: null });
  });

  it('name the one that was removed', async () => {
    const { actions, acted } = await open();
    await actions.remove([43]);
    expect(acted[0]?.text).toBe('已删除“新的一批文章上线”');
  });

  it('are counted in the sentence where the page does not show them', async () => {
    const { actions, acted } = await open();
    await actions.remove([3]);
    expect(acted[0]?.text).toBe('已删除1条公告');
  });

  it('are named in the sentence of an action upon one of them', async () => {
    const { actions, acted } = await open();
    await actions.run(noticesDeclaration.actions![1]!, [43]);
    expect(acted[0]?.text).toBe('已发布“新的一批文章上线”');
  });

  it('leave the selection and are loaded again after an action that has shown its outcome itself', async () => {
    const { actions, acted, backend, host, state } = await open();
    const listed = () => backend.calls.filter(({ name }) => name === 'list').length;
    const before = listed();
    actions.choose([45, 43]);
    const restore = { id: 'restore', label: '恢复', run: async () => 'announced' as const, done: () => '' };
    await actions.run(restore, state().chosen);
    expect(state()).toMatchObject({ chosen: [], busy: null });
    expect([acted, host.notices, listed()]).toEqual([[], [], before + 1]);
  });

  it('are counted as items by a list that does not say what they are called', async () => {
    const { actions, acted, show, state } = await open();
    const { noun: _, ...declaration } = noticesDeclaration;
    await show({ declaration: declaration as ResourceListProps<ListedRow>['declaration'] });
    actions.choose([45, 43]);
    await actions.remove(state().chosen);
    expect(acted[0]?.text).toBe('已删除2项');
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
    expect(acted).toEqual([{ text: '已把2条公告移到首页', actionId: 7 }]);
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

describe('a list with an order', () => {
  const arranged = async (query: ListQuery = {}) => {
    const opened = await open(query);
    const saved: (readonly number[])[] = [];
    let answer: () => Promise<{ action_id: number }> = async () => ({ action_id: 5 });
    await opened.show({
      declaration: {
        ...noticesDeclaration,
        arranged: {
          permission: 'announcement.update',
          save: (places) => {
            saved.push(places.map(({ id }) => id));
            return answer();
          },
        },
      } as ResourceListProps<ListedRow>['declaration'],
      revision: 1,
    });
    return { ...opened, saved, answerWith: (next: typeof answer) => void (answer = next) };
  };

  it('shows a step at once, saves it, and offers to take it back', async () => {
    const { actions, saved, acted, state, host } = await arranged();
    actions.step(45, 'down');
    expect(
      state()
        .order?.slice(0, 3)
        .map(({ id }) => id),
    ).toEqual([44, 45, 43]);
    expect(state().announcement.text).toMatch(/移到第2位，共45位$/);
    await host.settle();
    expect(saved).toEqual([[44, 45, ...Array.from({ length: 43 }, (_, index) => 43 - index)]]);
    expect(acted[0]?.actionId).toBe(5);
    expect(acted[0]?.text).toMatch(/^已调整.*的顺序$/);
    expect(state().order).toBe(null);
  });

  it('saves the latest order when it was changed while one was on its way', async () => {
    const { actions, saved, answerWith, host } = await arranged();
    let settle = () => {};
    answerWith(() => new Promise((resolve) => (settle = () => resolve({ action_id: 6 }))));
    actions.step(45, 'down');
    actions.step(45, 'down');
    actions.step(45, 'down');
    expect(saved).toHaveLength(1);
    settle();
    await host.settle();
    settle();
    await host.settle();
    expect(saved.map((ids) => ids.indexOf(45))).toEqual([1, 3]);
  });

  it('puts the rows back and says so when the order was not saved', async () => {
    const { actions, answerWith, state, host } = await arranged();
    answerWith(() => Promise.reject(refusal('导航最多两级')));
    actions.step(45, 'down');
    await host.settle();
    expect(state().order).toBe(null);
    expect(host.notices.map(({ text }) => text)).toEqual(['导航最多两级']);
  });

  it.each<ListQuery>([{ sort: 'title', order: 'asc' }, { status: 'draft' }, { keywords: '的' }])(
    'is not put in order while it is shown otherwise: %j',
    async (query) => {
      const { actions, saved, state } = await arranged(query);
      actions.step(45, 'down');
      expect([state().order, saved]).toEqual([null, []]);
    },
  );

  it('goes back to its own order from any other', async () => {
    const { actions, queries } = await arranged({ sort: 'title', order: 'desc', status: 'draft', page: 2 });
    actions.showOrder();
    expect(queries.at(-1)).toEqual({});
  });
});
