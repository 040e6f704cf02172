import { describe, expect, it } from 'vitest';
import { busy, refusal, signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { studiedArticlesOf, studiedOfAllTypes } from '../testing/studied-resources.fixtures.ts';
import { openStudy } from './open-study.fixtures.ts';
import { createStudyBackend } from './study-backend.fixtures.ts';

/** So many that each tab has several pages. */
const many = () => createStudyBackend({ rows: studiedArticlesOf(48) });

const article = (id: number) => ({ type: 'article' as const, id });

/** In the collected tab, the latest first. */
const [third, second, sixth, fourth] = [303, 302, 306, 304] as const;

describe('what is shown', () => {
  it('is what is being read, the latest first, and then what was bought and what was set aside', async () => {
    const { actions, host, ids, places } = await openStudy();
    expect(ids()).toEqual([301, 302, 304, 306]);
    actions.chooseTab('subscribed');
    await host.settle();
    expect(ids()).toEqual([305, 302]);
    actions.chooseTab('collected');
    await host.settle();
    expect(ids()).toEqual([third, second, sixth, fourth]);
    expect(places).toEqual([
      { tab: 'subscribed', page: 1 },
      { tab: 'collected', page: 1 },
    ]);
  });

  it('shows no rows of another tab while the wanted ones are on their way, and drops what comes late', async () => {
    const { actions, backend, host, ids, state } = await openStudy();
    const releaseBought = backend.hold('list');
    actions.chooseTab('subscribed');
    expect(state().list).toEqual({ status: 'loading' });
    const releaseCollected = backend.hold('list');
    actions.chooseTab('collected');
    releaseCollected();
    await host.settle();
    releaseBought();
    await host.settle();
    expect(state().place.tab).toBe('collected');
    expect(ids()).toEqual([third, second, sixth, fourth]);
  });

  it('says how much there is when another tab has come, and nothing when the page is opened', async () => {
    const { actions, backend, host, spoken } = await openStudy();
    expect(spoken()).toBe('');
    actions.chooseTab('subscribed');
    await host.settle();
    expect(spoken()).toBe('订阅，共2项');
    backend.change(third, { collected_at: null });
    for (const id of [second, sixth, fourth]) backend.change(id, { collected_at: null });
    actions.chooseTab('collected');
    await host.settle();
    expect(spoken()).toBe('收藏，还没有收藏的内容');
  });

  it('is of one type alone where that is chosen, and of all again in another tab', async () => {
    const backend = createStudyBackend({ rows: studiedOfAllTypes });
    const { actions, host, list, state, places, spoken } = await openStudy({
      backend,
      place: { tab: 'collected', page: 1 },
    });
    expect(list().rows.map(({ resource }) => resource.type)).toEqual([
      'article',
      'course',
      'anthology',
      'paper',
      'article',
    ]);
    expect(state().counts).toEqual({ article: 2, course: 1, anthology: 1, paper: 1 });
    actions.chooseType('course');
    expect(state().list).toEqual({ status: 'loading' });
    await host.settle();
    expect(list().rows.map(({ resource }) => resource.type)).toEqual(['course']);
    expect(state().counts).toMatchObject({ article: 2 });
    backend.change(301, { subscribed_at: null });
    actions.chooseTab('subscribed');
    await host.settle();
    actions.chooseType('paper');
    await host.settle();
    expect(spoken()).toBe('订阅，这里还没有试卷');
    actions.chooseType(undefined);
    await host.settle();
    expect(list().rows).toHaveLength(1);
    expect(places).toEqual([
      { tab: 'collected', type: 'course', page: 1 },
      { tab: 'subscribed', page: 1 },
      { tab: 'subscribed', type: 'paper', page: 1 },
      { tab: 'subscribed', page: 1 },
    ]);
  });

  it('goes to an article by the host', async () => {
    const { actions, host } = await openStudy();
    actions.open(article(301));
    expect(host.navigations).toEqual([{ kind: 'article', id: 301 }]);
  });
});

describe('pages', () => {
  it('are turned, and the page is told when the other one is there', async () => {
    const { actions, backend, host, list, places, state } = await openStudy({ backend: many() });
    expect(list()).toMatchObject({ total: 32, page: 1, rows: { length: 10 } });
    const release = backend.hold('list');
    const turned = actions.turnTo(2);
    expect(list()).toMatchObject({ page: 1, isTurning: true });
    expect(places).toEqual([]);
    release();
    await turned;
    await host.settle();
    expect(list()).toMatchObject({ page: 2, isTurning: false });
    expect(places).toEqual([{ tab: 'learning', page: 2 }]);
    expect(state().focus).toEqual({ on: 'first-row' });
  });

  it('stay where they are when the other one does not come', async () => {
    const { actions, backend, list, places, ids } = await openStudy({ backend: many() });
    const before = ids();
    backend.fail('list', unplugged);
    await expect(actions.turnTo(2)).rejects.toMatchObject({ kind: 'network' });
    expect(list()).toMatchObject({ page: 1, isTurning: false });
    expect(ids()).toEqual(before);
    expect(places).toEqual([]);
  });

  it('begin where the address leads to, and follow it', async () => {
    const { show, host, list, state, places, spoken } = await openStudy({
      backend: many(),
      place: { tab: 'collected', page: 3 },
    });
    expect(state().place).toEqual({ tab: 'collected', page: 3 });
    expect(list().page).toBe(3);
    show({ tab: 'collected', page: 3 });
    expect(list().isTurning).toBe(false);
    show({ tab: 'collected', page: 2 });
    expect(list()).toMatchObject({ page: 3, isTurning: true });
    await host.settle();
    expect(list()).toMatchObject({ page: 2, isTurning: false });
    expect(spoken()).toBe('收藏，共32项，第2页');
    expect(places).toEqual([]);
  });

  it('end with the last one when the address leads past it', async () => {
    const { list } = await openStudy({ backend: many(), place: { tab: 'learning', page: 99 } });
    expect(list()).toMatchObject({ page: 4, rows: { length: 2 } });
  });
});

describe('what does not come', () => {
  it('says so, and can be asked for once more', async () => {
    const backend = createStudyBackend();
    backend.fail('list', unplugged);
    const { actions, host, state, ids } = await openStudy({ backend });
    expect(state().list).toEqual({ status: 'failed', isOffline: false, isRetrying: false });
    backend.fail('list', unplugged);
    actions.retry();
    expect(state().list).toMatchObject({ isRetrying: true });
    await host.settle();
    expect(state().list).toMatchObject({ isRetrying: false });
    expect(state().focus).toBeNull();
    actions.retry();
    await host.settle();
    expect(ids()).toHaveLength(4);
    expect(state().focus).toEqual({ on: 'list' });
  });

  it('tells how long a busy server wants to be left alone', async () => {
    const backend = createStudyBackend();
    backend.fail('list', busy(29.2));
    const { state } = await openStudy({ backend });
    expect(state().list).toMatchObject({ status: 'failed', busyFor: 30 });
  });

  it('comes by itself when the network is there again', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createStudyBackend();
    backend.fail('list', unplugged);
    await host.setOnline(false);
    const { state, ids } = await openStudy({ host, backend });
    expect(state().list).toMatchObject({ status: 'failed', isOffline: true });
    await host.wake();
    expect(state().list.status).toBe('failed');
    await host.setOnline(true);
    await host.settle();
    expect(ids()).toHaveLength(4);
  });

  it('is not waited for when the page was left', async () => {
    const backend = createStudyBackend();
    const release = backend.hold('list');
    const { host, state, stop, start, ids } = await openStudy({ backend });
    stop();
    release();
    await host.settle();
    expect(state().list).toEqual({ status: 'loading' });
    start();
    await host.settle();
    expect(ids()).toHaveLength(4);
  });
});

describe('whoever comes back to the page', () => {
  it('sees how far they have read meanwhile, without waiting', async () => {
    const { backend, host, list, state } = await openStudy();
    backend.change(306, { progress: 64, studied_at: '2026-03-02T01:59:00.000Z' });
    const release = backend.hold('list');
    await host.wake();
    expect(list().isTurning).toBe(false);
    release();
    await host.settle();
    expect(list().rows[0]).toMatchObject({ resource: { id: 306 }, progress: 64 });
    expect(state().announcement.id).toBe(0);
  });

  it('sees it too where the page was kept, and the rows as they were until then', async () => {
    const { backend, host, start, stop, list } = await openStudy();
    stop();
    backend.change(301, { progress: 100 });
    start();
    expect(list().rows[0]).toMatchObject({ progress: 42 });
    await host.settle();
    expect(list().rows[0]).toMatchObject({ progress: 100 });
  });

  it('keeps what is there when that does not come', async () => {
    const { backend, host, ids, list } = await openStudy();
    backend.fail('list', unplugged);
    await host.wake();
    await host.settle();
    expect(list().status).toBe('ready');
    expect(ids()).toHaveLength(4);
  });

  it('does not lose the page that is being turned', async () => {
    const { actions, backend, host, list } = await openStudy({ backend: many() });
    const release = backend.hold('list');
    const turned = actions.turnTo(2);
    await host.wake();
    release();
    await turned;
    expect(list().page).toBe(2);
    expect(backend.counted('list')).toBe(2);
  });
});

describe('what was set aside', () => {
  const collected = (backend = createStudyBackend()) =>
    openStudy({ backend, place: { tab: 'collected', page: 1 } });

  it('is put back at once, and stands in its row as long as that can be undone', async () => {
    const { actions, backend, host, ids, state, spoken } = await collected();
    actions.togglePutBack(article(second));
    expect(state().putBack).toEqual([`article ${second}`]);
    expect(spoken()).toBe('已取消收藏：把一句话写清楚');
    await host.settle();
    expect(backend.isCollected(second)).toBe(false);
    expect(ids()).toContain(second);
    actions.togglePutBack(article(second));
    expect(state().putBack).toEqual([]);
    expect(spoken()).toBe('已重新收藏：把一句话写清楚');
    await host.settle();
    expect(backend.isCollected(second)).toBe(true);
  });

  it('ends as it was wanted last, however quickly it is pressed', async () => {
    const { actions, backend, host, state } = await collected();
    const release = backend.hold('release');
    actions.togglePutBack(article(second));
    actions.togglePutBack(article(second));
    actions.togglePutBack(article(second));
    actions.togglePutBack(article(second));
    await host.settle();
    expect(backend.counted('release')).toBe(1);
    expect(backend.counted('collect')).toBe(0);
    release();
    await host.settle();
    expect(backend.isCollected(second)).toBe(true);
    expect(backend.calls.slice(3).map(({ name }) => name)).toEqual(['release', 'collect']);
    expect(state().putBack).toEqual([]);
  });

  it('comes back with words when it was not put back', async () => {
    const { actions, backend, host, state } = await collected();
    backend.fail('release', unplugged);
    actions.togglePutBack(article(second));
    await host.settle();
    expect(state().putBack).toEqual([]);
    expect(host.notices).toEqual([{ tone: 'critical', text: '没能取消收藏，请检查网络后重试' }]);
    backend.fail('release', () => refusal('操作太频繁，请稍后再试', 429));
    actions.togglePutBack(article(second));
    await host.settle();
    expect(host.notices[1]).toEqual({ tone: 'critical', text: '操作太频繁，请稍后再试' });
    actions.togglePutBack(article(second));
    await host.settle();
    expect(backend.isCollected(second)).toBe(false);
  });

  it('stays put back with words when that was not undone', async () => {
    const { actions, backend, host, state } = await collected();
    actions.togglePutBack(article(second));
    await host.settle();
    backend.fail('collect', unplugged);
    actions.togglePutBack(article(second));
    await host.settle();
    expect(state().putBack).toEqual([`article ${second}`]);
    expect(host.notices).toEqual([{ tone: 'critical', text: '没能重新收藏，请检查网络后重试' }]);
  });

  it('asks for what is wanted by now when nobody knows what became of the call before', async () => {
    const { actions, backend, host, state } = await collected();
    const release = backend.hold('release');
    actions.togglePutBack(article(second));
    actions.togglePutBack(article(second));
    backend.loseAnswer('release');
    release();
    await host.settle();
    expect(backend.isCollected(second)).toBe(true);
    expect(backend.counted('collect')).toBe(1);
    expect(state().putBack).toEqual([]);
    expect(host.notices).toEqual([]);
  });

  it('leaves it to the host to say that the session is over', async () => {
    const { actions, backend, host, state } = await collected();
    backend.fail('release', signedOut);
    actions.togglePutBack(article(second));
    await host.settle();
    expect(state().putBack).toEqual([]);
    expect(host.notices).toEqual([]);
  });

  it('is put back one beside the other', async () => {
    const { actions, backend, host, state } = await collected();
    const release = backend.hold('release');
    actions.togglePutBack(article(second));
    actions.togglePutBack(article(fourth));
    expect(backend.counted('release')).toBe(2);
    backend.fail('release', unplugged);
    release();
    await host.settle();
    expect(state().putBack).toEqual([`article ${fourth}`]);
    expect([second, fourth].map((id) => backend.isCollected(id))).toEqual([true, false]);
  });

  it('goes from its row when the rows are asked for anew by hand, and stays in it when somebody just comes back', async () => {
    const { actions, backend, host, ids, list, state } = await collected();
    actions.togglePutBack(article(second));
    await host.settle();
    backend.change(third, { progress: 12 });
    await host.wake();
    await host.settle();
    expect(ids()).toEqual([third, second, sixth, fourth]);
    expect(list().rows[0]).toMatchObject({ progress: 12 });
    actions.chooseTab('learning');
    await host.settle();
    actions.chooseTab('collected');
    await host.settle();
    expect(ids()).toEqual([third, sixth, fourth]);
    expect(state().putBack).toEqual([]);
  });

  it('is still told to the server when the rows have gone meanwhile', async () => {
    const { actions, backend, host, state } = await collected();
    const release = backend.hold('release');
    actions.togglePutBack(article(second));
    actions.chooseTab('learning');
    await host.settle();
    actions.chooseTab('collected');
    await host.settle();
    expect(state().putBack).toEqual([`article ${second}`]);
    release();
    await host.settle();
    expect(backend.isCollected(second)).toBe(false);
    expect(state().putBack).toEqual([`article ${second}`]);
  });

  it('is of its type: another thing of the same id stays, and what is gone can be put back', async () => {
    const { actions, backend, host, state, spoken } = await collected(
      createStudyBackend({ rows: studiedOfAllTypes }),
    );
    actions.togglePutBack({ type: 'course', id: 301 });
    actions.togglePutBack(article(399));
    expect(spoken()).toBe('已取消收藏：内容已下架');
    await host.settle();
    expect(state().putBack).toEqual(['course 301', 'article 399']);
    expect([301, 399].map((id) => backend.isCollected(id))).toEqual([true, false]);
    expect(backend.isCollected(301, 'course')).toBe(false);
  });

  it('knows no article that is not there', async () => {
    const { actions, backend, state } = await collected();
    actions.togglePutBack(article(999));
    expect(state().putBack).toEqual([]);
    expect(backend.counted('release')).toBe(0);
  });
});

describe('what stands over the tabs', () => {
  it('fails by itself, is asked for once more, and stays while it cannot be renewed', async () => {
    const backend = createStudyBackend();
    backend.fail('days', unplugged);
    const { actions, host, state } = await openStudy({ backend });
    expect(state().today).toEqual({ status: 'failed', isOffline: false, isRetrying: false });
    expect(state().list.status).toBe('ready');
    actions.retryToday();
    await host.settle();
    expect(state().today).toMatchObject({ status: 'ready', days: { streak: 4 } });
    backend.fail('continue', unplugged);
    await host.wake();
    expect(state().today.status).toBe('ready');
  });

  it('is fresh for who comes back to the page', async () => {
    const { backend, host } = await openStudy();
    await host.wake();
    expect([backend.counted('continue'), backend.counted('days')]).toEqual([2, 2]);
  });
});

describe('the history', () => {
  it('is opened by the address, and asks for no other list', async () => {
    const { backend, state } = await openStudy({ place: { tab: 'history', page: 1 } });
    expect(state().history).toMatchObject({ status: 'ready', total: 3 });
    expect(backend.counted('list')).toBe(0);
  });

  it('keeps a row that could not be taken out, with words', async () => {
    const { actions, backend, host, state } = await openStudy({ place: { tab: 'history', page: 1 } });
    backend.fail('forget', unplugged);
    actions.forget({ type: 'video', id: 77 }, '先找骨架');
    await host.settle();
    expect(state().history).toMatchObject({ total: 3 });
    expect(host.notices).toMatchObject([{ tone: 'critical' }]);
    actions.forget({ type: 'video', id: 77 }, '先找骨架');
    await host.settle();
    expect(state().history).toMatchObject({ total: 2, rows: { length: 2 } });
    expect(state().focus).toEqual({ on: 'list' });
  });

  it('gives way to a tab, and comes again', async () => {
    const { actions, host, places, state, spoken } = await openStudy({ place: { tab: 'history', page: 1 } });
    actions.chooseTab('collected');
    await host.settle();
    expect(state().list.status).toBe('ready');
    actions.chooseTab('history');
    await host.settle();
    expect(spoken()).toBe('历史，共3项');
    expect(places).toEqual([
      { tab: 'collected', page: 1 },
      { tab: 'history', page: 1 },
    ]);
  });
});

describe('the lessons of a course', () => {
  it('are asked for when they are opened, and once more after a failure', async () => {
    const backend = createStudyBackend();
    backend.fail('course', unplugged);
    const { actions, host, state } = await openStudy({ backend });
    actions.openLessons(21, '一门课');
    await host.settle();
    expect(state().open).toMatchObject({ courseId: 21, lessons: { status: 'failed' } });
    actions.retryLessons();
    await host.settle();
    expect(state().open?.lessons).toMatchObject({ status: 'ready', rows: { length: 4 } });
    actions.closeLessons();
    expect(state().open).toBeNull();
  });
});
