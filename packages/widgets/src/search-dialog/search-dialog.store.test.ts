import { ApiError, type SearchApi } from '@shuyuan/api-client';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { announcementOf } from './announcement.ts';
import { proposalsOf } from './proposals.ts';
import { mathPage, mathSearch } from './search-dialog.fixtures.ts';
import {
  createSearchDialogStore,
  type SearchDialogDeps,
  type SearchDialogStore,
} from './search-dialog.store.ts';
import { searchDialogStrings } from './search-dialog.strings.ts';
import {
  answerOf,
  countOfTab,
  searchTabs,
  shownTabs,
  type SearchPlace,
  type SearchResults,
} from './search-state.ts';

type Find = SearchApi['find'];

function setUp(find: Find = mathSearch().find, initial?: SearchPlace, suggest?: SearchApi['suggest']) {
  const host = createTestHost();
  const spy = vi.fn<Find>(find);
  const noted: string[] = [];
  const recent: SearchDialogDeps['recent'] = {
    note: (name) => void noted.push(`note ${name}`),
    confirm: (name) => void noted.push(`confirm ${name}`),
  };
  const store = createSearchDialogStore({
    search: { find: spy, ...(suggest && { suggest }) },
    host,
    recent,
    initial,
  });
  const stop = store.start();
  const rows = () => answerOf(store.getState().results)?.rows.map(({ id }) => id) ?? [];
  const status = () => store.getState().results.status;
  const queries = () => spy.mock.calls.map(([query]) => query);
  return { host, store, stop, noted, rows, status, queries, find: spy };
}

/** Answers that come when the test says so, and tell which question they belong to. */
function heldAnswers() {
  const held: { keyword: string; answer: () => void; fail: () => void; signal: AbortSignal | undefined }[] =
    [];
  const find: Find = (query, options) =>
    new Promise((resolve, reject) => {
      held.push({
        keyword: query.keywords,
        signal: options?.signal,
        answer: () => resolve({ ...mathPage({ page: query.page ?? 1 }), total: 23 }),
        fail: () => reject(new ApiError({ kind: 'network', message: 'lost' })),
      });
    });
  return { held, find };
}

describe('while an answer is out', () => {
  it('SD-04 the rows of the old question are read, not chosen', async () => {
    const { held, find } = heldAnswers();
    const { host, store, rows } = setUp(find);
    void store.submit('数学');
    held[0]?.answer();
    await host.settle();
    expect(store.move('next')).toBe(true);
    void store.submit('物理');
    expect(rows()).not.toEqual([]);
    expect(store.move('next')).toBe(false);
    expect(store.getState().activeId).toBeNull();
    held[1]?.answer();
    await host.settle();
    expect(store.move('next')).toBe(true);
  });

  it('SD-03 the same question is not sent twice, and another one is', async () => {
    const { held, find } = heldAnswers();
    const { host, store, noted, queries } = setUp(find);
    store.setDraft('数学');
    void store.submit();
    void store.submit();
    void store.submit('数学');
    expect(queries()).toHaveLength(1);
    expect(noted).toEqual(['note 数学']);
    void store.chooseTab('article');
    void store.submit();
    expect(queries()).toHaveLength(2);
    held[1]?.answer();
    await host.settle();
    void store.submit();
    expect(queries()).toHaveLength(3);
  });
});

describe('asking', () => {
  it.each(['', '   ', '　'])('SD-03 sends nothing for %j', async (keyword) => {
    const { store, find } = setUp();
    store.setDraft(keyword);
    await store.submit();
    expect(find).not.toHaveBeenCalled();
  });

  it('SD-03 sends page 1, size 10, the type and the keyword, once', async () => {
    const { store, queries, noted } = setUp();
    store.setDraft(' 数学 ');
    await store.submit();
    await store.chooseTab('vod');
    expect(queries()).toEqual([
      { page: 1, size: 10, type: '', keywords: '数学' },
      { page: 1, size: 10, type: 'vod', keywords: '数学' },
    ]);
    expect(noted).toEqual(['note 数学', 'confirm 数学', 'confirm 数学']);
  });

  it('only chooses where to look while nothing has been looked for', async () => {
    const { store, queries } = setUp();
    await store.chooseTab('video');
    expect(queries()).toEqual([]);
    await store.submit('数学');
    expect(queries()).toEqual([{ page: 1, size: 10, type: 'video', keywords: '数学' }]);
  });

  it('goes on to the last page when the answer has shrunk below the page', async () => {
    const shrunk: Find = async (query) =>
      query.page === 3 ? { data: [], total: 12, counts: { article: 12 } } : mathPage(query);
    const { host, queries } = setUp(shrunk, {
      keyword: '数学',
      tab: '0',
      page: 3,
      activeId: null,
      scrollTop: 0,
    });
    await host.settle();
    expect(queries().map(({ page }) => page)).toEqual([3, 2]);
  });
});

/** Whose rows, or whose failure, stand there. Undefined while there are none. */
function shownKeyword(results: SearchResults) {
  if (results.status === 'ready') return results.answer.to.keyword;
  return results.status === 'failed' ? results.asked.keyword : undefined;
}

describe('answers', () => {
  it('SD-04 gives up the call before, and shows nothing of it', async () => {
    const { held, find } = heldAnswers();
    const { host, store, status } = setUp(find);
    void store.submit('数');
    void store.submit('数学');
    expect(held.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    held[0]?.answer();
    await host.settle();
    expect(status()).toBe('loading');
    held[1]?.answer();
    await host.settle();
    expect(store.getState().results).toMatchObject({ answer: { to: { keyword: '数学' } } });
  });

  it.each<[string, (store: SearchDialogStore) => Promise<void>]>([
    ['keyword', (store) => store.submit('物理')],
    ['tab', (store) => store.chooseTab('video')],
  ])('SD-04 no page is turned of rows whose place another %s is about to take', async (_, askAnew) => {
    const { held, find } = heldAnswers();
    const { host, store, queries } = setUp(find);
    void store.submit('数学');
    held[0]?.answer();
    await host.settle();
    void askAnew(store);
    const asked = queries().at(-1);
    void store.turnPage(2);
    expect(queries()).toHaveLength(2);
    held[1]?.answer();
    await host.settle();
    expect(answerOf(store.getState().results)?.to).toMatchObject({ keyword: asked?.keywords, page: 1 });
    expect(store.getState().tab).toBe(asked?.type || '0');
  });

  const actions = fc.oneof(
    fc.record({ kind: fc.constant('submit' as const), keyword: fc.constantFrom('甲', '乙', '丙') }),
    fc.record({ kind: fc.constant('tab' as const), tab: fc.constantFrom(...searchTabs) }),
    fc.record({ kind: fc.constant('page' as const), page: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('answer' as const), at: fc.nat(9), fails: fc.boolean() }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 400) }),
  );

  it('SD-04 whatever order they come in, never show rows of another question than the last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { maxLength: 25 }), async (steps) => {
        const { held, find } = heldAnswers();
        const { host, store } = setUp(find);
        let last = '';
        for (const step of steps) {
          if (step.kind === 'submit') void store.submit((last = step.keyword));
          if (step.kind === 'tab') void store.chooseTab(step.tab);
          if (step.kind === 'page') store.turnPage(step.page).catch(() => {});
          if (step.kind === 'wait') await host.advance(step.ms);
          if (step.kind === 'answer') held[step.at]?.[step.fails ? 'fail' : 'answer']();
          await host.settle();
          expect(shownKeyword(store.getState().results) ?? last).toBe(last);
        }
        // At most the last question is still under way.
        expect(held.slice(0, -1).filter(({ signal }) => !signal?.aborted)).toEqual([]);
      }),
    );
  });

  it('SD-08 are told once: how much, which page, and of a new search how much of each kind', async () => {
    const { store } = setUp();
    const said = () => announcementOf(store.getState().results, searchDialogStrings['zh-CN']);
    expect(said()).toBe('');
    await store.submit('数学');
    expect(said()).toBe('共23条，第1页，共3页，文章9条，文集2条，视频5条，课程4条，专栏3条');
    const before = store.getState().answers;
    await store.turnPage(2);
    expect(said()).toBe('共23条，第2页，共3页');
    expect(store.getState().answers).toBe(before + 1);
    await store.submit('炼金术');
    expect(said()).toBe('暂无数据');
  });
});

describe('waiting', () => {
  it('SD-10 leaves the rows for 300 ms, then shows bones', async () => {
    const { held, find } = heldAnswers();
    const { host, store, rows } = setUp(find);
    void store.submit('数学');
    held[0]?.answer();
    await host.settle();
    void store.chooseTab('video');
    await host.advance(299);
    expect(rows()).toHaveLength(10);
    await host.advance(1);
    expect(rows()).toEqual([]);
    expect(store.getState().results).toMatchObject({ status: 'loading', isSlow: true });
  });

  it('SD-10 a page that does not come brings the old rows back, and lets the pager know', async () => {
    const { held, find } = heldAnswers();
    const { host, store, rows } = setUp(find);
    void store.submit('数学');
    held[0]?.answer();
    await host.settle();
    const turning = store.turnPage(2);
    await host.advance(500);
    held[1]?.fail();
    await expect(turning).rejects.toThrow('lost');
    expect(rows()).toHaveLength(10);
    expect(store.getState().results).toMatchObject({ status: 'ready', answer: { to: { page: 1 } } });
  });
});

describe('a failure', () => {
  const refusing = (details: ConstructorParameters<typeof ApiError>[0]) => {
    let isDown = true;
    const find: Find = (query) => {
      if (!isDown) return mathSearch().find(query);
      isDown = false;
      return Promise.reject(new ApiError(details));
    };
    return find;
  };

  it('SD-10 keeps the words and is tried again', async () => {
    const { store, status } = setUp(refusing({ kind: 'timeout', message: 'slow' }));
    store.setDraft('数学');
    await store.submit();
    expect(store.getState()).toMatchObject({ draft: '数学', results: { status: 'failed', message: null } });
    await store.retry();
    expect(status()).toBe('ready');
  });

  it('SD-10 of the network ends by itself when the network is back', async () => {
    const { host, store, status } = setUp(refusing({ kind: 'network', message: 'lost' }));
    await store.submit('数学');
    await host.setOnline(true);
    await host.settle();
    expect(status()).toBe('ready');
  });

  it('tells a refusal in the words of the server, and does not repeat the question unasked', async () => {
    const message = '搜索太频繁了，请12秒后再试';
    const { host, store, find } = setUp(refusing({ kind: 'business', code: 429, message }));
    await store.submit('数学');
    expect(store.getState().results).toMatchObject({ status: 'failed', message });
    await host.wake();
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('hands a mistake of ours on', async () => {
    const { store } = setUp(() => Promise.reject(new TypeError('ours')));
    await expect(store.submit('数学')).rejects.toThrow('ours');
  });
});

describe('rows', () => {
  it('SD-09 go round through the input, and to their ends', async () => {
    const { store } = setUp();
    expect(store.move('next')).toBe(false);
    await store.submit('数学');
    const active = () => store.getState().activeId;
    const walk = (...steps: Parameters<typeof store.move>[0][]) => {
      for (const step of steps) store.move(step);
      return active();
    };
    expect(walk('next', 'next')).toBe(2);
    expect(walk('previous', 'previous')).toBeNull();
    expect(walk('previous')).toBe(10);
    expect(walk('next')).toBeNull();
    expect(walk('last')).toBe(10);
    expect(walk('first')).toBe(1);
    store.setDraft('数学家');
    expect(active()).toBeNull();
  });

  it('SD-07 lead to the page of their kind', async () => {
    const { host, store } = setUp();
    const { data } = mathPage({});
    for (const row of data.slice(0, 5)) store.open(row);
    expect(host.navigations).toEqual([
      { kind: 'article', id: 101 },
      { kind: 'course', id: 102 },
      { kind: 'video', id: 103 },
      { kind: 'anthology', id: 104 },
      { kind: 'combo', id: 105 },
    ]);
  });
});

describe('a place', () => {
  const place: SearchPlace = { keyword: '数学', tab: '0', page: 2, activeId: 18, scrollTop: 40 };

  it('SD-11 is gone back to: keyword, tab, page and row', async () => {
    const { host, store, rows, noted } = setUp(undefined, place);
    await host.settle();
    expect(store.getState()).toMatchObject({ draft: '数学', tab: '0', activeId: 18 });
    expect(rows()).toContain(18);
    expect(noted).toEqual(['confirm 数学']);
  });

  it('SD-11 whose row is gone has none active', async () => {
    const { host, store } = setUp(undefined, { ...place, activeId: 999 });
    await host.settle();
    expect(store.getState().activeId).toBeNull();
  });

  it('SD-11 is asked for anew when the dialog is drawn twice', async () => {
    const { host, store, stop, status } = setUp(undefined, place);
    stop();
    await host.settle();
    expect(status()).toBe('loading');
    store.start();
    await host.settle();
    expect(status()).toBe('ready');
  });
});

describe('suggestions', () => {
  function setUpTyping() {
    const held: { keyword: string; answer: () => void; signal: AbortSignal | undefined }[] = [];
    const suggest: SearchApi['suggest'] = (keyword, options) =>
      new Promise((resolve) => {
        const answer = () =>
          resolve(
            mathPage({})
              .data.slice(0, 3)
              .map((row) => ({ ...row, title: keyword })),
          );
        held.push({ keyword, answer, signal: options?.signal });
      });
    const setting = setUp(undefined, undefined, suggest);
    const shown = () => setting.store.getState().suggestions?.rows.map(({ title }) => title) ?? [];
    return { ...setting, held, shown };
  }

  it('are asked for when typing pauses, once, and the answer to earlier words is dropped', async () => {
    const { store, host, held, shown } = setUpTyping();
    store.setDraft('数');
    await host.advance(199);
    store.setDraft('数学');
    await host.advance(200);
    expect(held.map(({ keyword }) => keyword)).toEqual(['数学']);
    store.setDraft('数学家');
    await host.advance(200);
    expect(held[0]?.signal?.aborted).toBe(true);
    held[1]?.answer();
    await host.settle();
    held[0]?.answer();
    await host.settle();
    expect(shown()).toEqual(['数学家', '数学家', '数学家']);
  });

  it('of earlier words can be read, not chosen', async () => {
    const { store, host, held, queries } = setUpTyping();
    store.setDraft('数学');
    await host.advance(200);
    held[0]?.answer();
    await host.settle();
    expect(store.move('next')).toBe(true);
    expect(store.getState().activeId).toBe(1);
    store.setDraft('数学家');
    expect(store.move('next')).toBe(false);
    expect(queries()).toEqual([]);
  });

  it('SD-01 wait for the end of a composition', async () => {
    const { store, host, held } = setUpTyping();
    store.setComposing(true);
    store.setDraft("shu'xue");
    await host.advance(1000);
    expect(held).toEqual([]);
    store.setDraft('数学');
    store.setComposing(false);
    await host.advance(200);
    expect(held.map(({ keyword }) => keyword)).toEqual(['数学']);
  });

  it('give way to the results of Enter, and of a tab that is chosen', async () => {
    const { store, host, held, shown, queries, noted } = setUpTyping();
    store.setDraft('数学');
    await host.advance(200);
    held[0]?.answer();
    await host.settle();
    await store.chooseTab('vod');
    expect(shown()).toEqual([]);
    expect(queries()).toEqual([{ page: 1, size: 10, type: 'vod', keywords: '数学' }]);
    expect(noted).toEqual(['note 数学', 'confirm 数学']);
    await host.advance(1000);
    expect(held).toHaveLength(1);
  });

  it('that do not come are missed by nobody', async () => {
    const fails = () => Promise.reject(new ApiError({ kind: 'network', message: 'lost' }));
    const { store, host, status } = setUp(undefined, undefined, fails);
    store.setDraft('数学');
    await host.advance(200);
    expect(store.getState().suggestions).toBeNull();
    await store.submit();
    expect(status()).toBe('ready');
  });
});

describe('tabs', () => {
  it('beside those of the specification are shown where they have results, categories on one', async () => {
    const find: Find = async () => ({
      data: [],
      total: 3,
      counts: { paper: 1, course_category: 1, exam_category: 1 },
    });
    const { store } = setUp(find);
    expect(shownTabs(store.getState())).toEqual(['0', 'article', 'anthology', 'video', 'vod', 'combo']);
    await store.submit('书法');
    expect(shownTabs(store.getState()).slice(6)).toEqual(['paper', 'category']);
    expect(countOfTab({ course_category: 1, exam_category: 1 }, 'category')).toBe(2);
  });
});

it('other words are the parts of those that found nothing', () => {
  expect(proposalsOf('书法 入门')).toEqual(['书法', '入门']);
  expect(proposalsOf('书法')).toEqual([]);
});

it('clearing gives up the search and goes back to the recent keywords', async () => {
  const { held, find } = heldAnswers();
  const { host, store } = setUp(find);
  void store.submit('数学');
  store.setDraft('');
  expect(held[0]?.signal?.aborted).toBe(true);
  held[0]?.answer();
  await host.settle();
  expect(store.getState()).toMatchObject({ draft: '', tab: '0', results: { status: 'none' } });
});
