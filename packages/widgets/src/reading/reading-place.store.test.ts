import { describe, expect, it } from 'vitest';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { refusal, signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { createFakeText } from './fake-text.fixtures.ts';
import { createReadingBackend } from './reading-backend.fixtures.ts';
import { createReadingPlaceStore } from './reading-place.store.ts';

const articleId = 7;
const second = 1000;

interface Options {
  kept?: number;
  first?: number | null;
  host?: TestHost;
}

/** A text that is open on the page. */
function open({ kept = 0, first = 0, host = createTestHost({ user: testUser }) }: Options = {}) {
  const backend = createReadingBackend();
  const page = createFakeText(first);
  const store = createReadingPlaceStore({ study: backend.study, host, articleId, kept });
  const stop = store.start(page.text);
  return {
    host,
    backend,
    page,
    store,
    stop,
    told: backend.told,
    offer: () => store.getState().offer,
    /** Scrolls there and rests. */
    readTo: async (place: number | null) => {
      page.scrollTo(place);
      await host.advance(second);
    },
  };
}

describe('a place', () => {
  it('is told every ten seconds at most, as it is then', async () => {
    const { host, told, readTo } = open();
    for (let place = 1; place <= 30; place += 1) await readTo(place);
    expect(told()).toEqual([9, 19, 29]);
    await host.advance(60 * second);
    expect(told()).toEqual([9, 19, 29, 30]);
  });

  it('is told when it lies further up than before', async () => {
    const { host, told, readTo } = open();
    await readTo(50);
    await host.advance(10 * second);
    await readTo(20);
    await host.advance(10 * second);
    expect(told()).toEqual([50, 20]);
  });

  it('is not told again while it stays the same, nor when the server has it', async () => {
    const { host, told, readTo } = open({ kept: 30, first: 30 });
    await readTo(40);
    await readTo(30);
    await host.advance(60 * second);
    expect(told()).toEqual([]);
    await readTo(40);
    await readTo(40);
    await host.advance(60 * second);
    expect(told()).toEqual([40]);
  });

  it('counts where somebody comes to rest, not where they fly past', async () => {
    const { host, told, page } = open();
    for (const place of [10, 40, 70, 100]) {
      page.scrollTo(place);
      await host.advance(200);
    }
    page.scrollTo(null);
    await host.advance(60 * second);
    expect(told()).toEqual([]);
  });

  it('counts also where the text first stands', async () => {
    const { host, told } = open({ first: 8 });
    await host.advance(9.9 * second);
    expect(told()).toEqual([]);
    await host.advance(0.2 * second);
    expect(told()).toEqual([8]);
  });

  it('does not count in a tab that is not shown', async () => {
    const { host, told, page, readTo } = open();
    page.show(false);
    await readTo(50);
    await host.advance(60 * second);
    expect(told()).toEqual([]);
    page.show(true);
    await host.wake();
    await host.advance(60 * second);
    expect(told()).toEqual([50]);
  });
});

describe('who leaves', () => {
  it('has their place told when the page ends, before the ten seconds are over', async () => {
    const { host, told, readTo } = open();
    await readTo(12);
    host.reload();
    await host.settle();
    expect(told()).toEqual([12]);
  });

  it('has it told once when they go on to another page of the site', async () => {
    const { host, told, readTo, stop, page } = open();
    await readTo(12);
    stop();
    await host.settle();
    expect(told()).toEqual([12]);
    await readTo(90);
    await host.advance(60 * second);
    expect(told()).toEqual([12]);
    expect(page.isWatched()).toBe(false);
  });

  it('has the last place told after the one that is under way', async () => {
    const { host, backend, told, readTo, stop } = open();
    await readTo(12);
    const release = backend.hold('record');
    await host.advance(10 * second);
    await readTo(20);
    stop();
    expect(told()).toEqual([12]);
    release();
    await host.advance(1);
    expect(told()).toEqual([12, 20]);
    expect(backend.placeIn(articleId)).toBe(20);
  });

  it('tells nothing any more once they have signed out', async () => {
    const { host, told, readTo, stop } = open();
    await readTo(12);
    host.setUser(null);
    stop();
    await host.advance(60 * second);
    expect(told()).toEqual([]);
  });
});

describe('a place that does not arrive', () => {
  it('is silent, and goes along with the next one', async () => {
    const { host, backend, told, readTo } = open();
    backend.fail('record', unplugged);
    await readTo(12);
    await host.advance(10 * second);
    await host.advance(60 * second);
    expect(told()).toEqual([12]);
    await host.wake();
    await host.advance(60 * second);
    expect(told()).toEqual([12, 12]);
    backend.fail('record', () => refusal('请稍后再试', 429));
    await readTo(30);
    await host.advance(10 * second);
    await readTo(31);
    await host.advance(10 * second);
    expect(told()).toEqual([12, 12, 30, 31]);
    expect(host.notices).toEqual([]);
  });

  it.each([
    ['the session is over', signedOut],
    ['the text may not be read any more', () => refusal('请先购买', 403)],
    ['the text has gone', () => refusal('文章不存在', 404)],
  ])('is the last one when %s', async (_, error) => {
    const { host, backend, told, readTo, stop } = open();
    backend.fail('record', error);
    await readTo(12);
    await host.advance(10 * second);
    await readTo(40);
    await host.advance(60 * second);
    stop();
    await host.settle();
    expect(told()).toEqual([12]);
  });
});

describe('who comes back', () => {
  it('is offered their place, which stays theirs until they have decided', async () => {
    const { host, told, offer, readTo, stop } = open({ kept: 42 });
    expect(offer()).toBe(42);
    await readTo(5);
    await host.advance(60 * second);
    expect(offer()).toBe(42);
    stop();
    expect(told()).toEqual([]);
  });

  it('is taken there, and goes on from there', async () => {
    const { host, told, page, store, offer, readTo } = open({ kept: 42 });
    store.resume();
    expect([page.went, offer()]).toEqual([[42], null]);
    await host.advance(60 * second);
    expect(told()).toEqual([]);
    await readTo(60);
    await host.advance(10 * second);
    expect(told()).toEqual([60]);
  });

  it('stays where they are when they do not want to', async () => {
    const { host, told, page, store, offer } = open({ kept: 42, first: 4 });
    store.dismiss();
    expect([page.went, page.focusTaken(), offer()]).toEqual([[], 1, null]);
    await host.advance(60 * second);
    expect(told()).toEqual([4]);
  });

  it('is asked no more after a window of reading, and the focus is taken along', async () => {
    const { host, told, page, offer } = open({ kept: 42, first: 2 });
    page.scrollTo(11);
    expect([offer(), page.focusTaken()]).toEqual([42, 0]);
    page.scrollTo(12);
    expect([offer(), page.focusTaken()]).toEqual([null, 1]);
    page.scrollTo(3);
    expect(offer()).toBeNull();
    await host.advance(60 * second);
    expect(told()).toEqual([3]);
  });

  it('is asked no more where they were, or below the text', () => {
    const near = open({ kept: 6, first: 2 });
    near.page.scrollTo(6);
    expect(near.offer()).toBeNull();
    const below = open({ kept: 42 });
    below.page.scrollTo(null);
    expect(below.offer()).toBeNull();
  });

  it.each([
    ['has not begun', { kept: 0 }],
    ['has come to the end', { kept: 100 }],
    ['is there already', { kept: 42, first: 42 }],
    ['is below the text', { kept: 42, first: null }],
  ])('is offered nothing who %s', (_, options) => {
    expect(open(options).offer()).toBeNull();
  });

  it('can be taken there once', () => {
    const { page, store } = open({ kept: 42 });
    store.resume();
    store.resume();
    expect(page.went).toEqual([42]);
  });
});
