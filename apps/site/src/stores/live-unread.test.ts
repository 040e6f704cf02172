import { createTestHost } from '@shuyuan/widgets/testing';
import { expect, it } from 'vitest';
import { followUnread, type UnreadChannel } from './live-unread.ts';
import { createUnreadStore } from './unread-store.ts';

const person = 7;

/** One browser: its locks, its channels, and a server whose streams are counted. */
function createBrowser() {
  const waiting: { name: string; run: () => void }[] = [];
  const held = new Set<string>();
  const channels = new Map<string, Set<UnreadChannel>>();
  const streams: { tell: (count: number) => void; fail: () => void; isOpen: boolean }[] = [];
  let onServer = 0;
  let asked = 0;

  const request = (name: string, { signal }: LockOptions, work: LockGrantedCallback<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      const run = () => {
        held.add(name);
        const free = () => {
          held.delete(name);
          const next = waiting.findIndex((one) => one.name === name);
          if (next >= 0) waiting.splice(next, 1)[0]!.run();
        };
        resolve(Promise.resolve(work({ name, mode: 'exclusive' })).finally(free));
      };
      if (!held.has(name)) return run();
      const one = { name, run };
      waiting.push(one);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(new Error('AbortError'));
      });
    });

  function openChannel(name: string): UnreadChannel {
    const all = channels.get(name) ?? new Set();
    channels.set(name, all);
    const own: UnreadChannel = {
      onmessage: null,
      postMessage(data: unknown) {
        for (const other of all)
          if (other !== own) other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
      },
      close: () => void all.delete(own),
    };
    all.add(own);
    return own;
  }

  const watch = (onUnread: (count: number) => void, signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      const stream = {
        tell: onUnread,
        isOpen: true,
        fail: () => {
          stream.isOpen = false;
          reject(new Error('It broke.'));
        },
      };
      signal.addEventListener('abort', stream.fail);
      streams.push(stream);
    });

  function openTab({ canShare = true } = {}) {
    const host = createTestHost();
    const unread = createUnreadStore({
      ask: async () => {
        asked += 1;
        return onServer;
      },
      person: () => person,
      log: () => {},
    });
    const locks = canShare ? ({ request } as Pick<LockManager, 'request'>) : undefined;
    const { stop } = followUnread(person, { unread, watch, locks, openChannel, host });
    return { host, unread, stop, count: () => unread.getState().count };
  }

  return {
    openTab,
    open: () => streams.filter(({ isOpen }) => isOpen),
    streams,
    asked: () => asked,
    setServer: (count: number) => (onServer = count),
  };
}

it('[CM-15] has one stream for seven tabs, which all show what it tells', async () => {
  const browser = createBrowser();
  const tabs = Array.from({ length: 7 }, () => browser.openTab());
  expect(browser.streams).toHaveLength(1);
  browser.streams[0]!.tell(3);
  expect(tabs.map(({ count }) => count())).toEqual([3, 3, 3, 3, 3, 3, 3]);
  const late = browser.openTab();
  expect(late.count()).toBe(3);
  await late.host.advance(10_000);
  expect(browser.asked()).toBe(0);
});

it('[CM-15] follows in another tab when the one that did is closed', async () => {
  const browser = createBrowser();
  const [first, second, third] = [browser.openTab(), browser.openTab(), browser.openTab()];
  browser.streams[0]!.tell(1);
  second.stop();
  first.stop();
  await first.host.settle();
  expect(browser.open()).toHaveLength(1);
  browser.open()[0]!.tell(2);
  expect([first, second, third].map(({ count }) => count())).toEqual([1, 1, 2]);
});

it('[CM-15] begins again after sleep, and not at each look at the page', async () => {
  const browser = createBrowser();
  const { host, count } = browser.openTab();
  browser.streams[0]!.tell(1);
  await host.wake();
  expect(browser.streams).toHaveLength(1);
  await host.sleep(3_600_000);
  expect([browser.streams.length, browser.open().length]).toEqual([2, 1]);
  browser.streams[1]!.tell(5);
  expect(count()).toBe(5);
});

it('asks where the stream breaks, ever more seldom, and follows again', async () => {
  const browser = createBrowser();
  const { host, count } = browser.openTab();
  browser.setServer(4);
  browser.streams[0]!.fail();
  await host.settle();
  expect([count(), browser.asked()]).toEqual([4, 1]);
  await host.advance(5_000);
  expect(browser.open()).toHaveLength(1);
  browser.streams[1]!.fail();
  await host.advance(5_000);
  expect(browser.open()).toHaveLength(0);
  await host.advance(5_000);
  browser.streams[2]!.tell(6);
  expect([count(), browser.asked()]).toEqual([6, 2]);
});

it('asks nothing without a network, and follows as soon as there is one', async () => {
  const browser = createBrowser();
  const { host, count } = browser.openTab();
  browser.streams[0]!.tell(1);
  await host.setOnline(false);
  browser.streams[0]!.fail();
  await host.advance(600_000);
  expect([browser.open().length, browser.asked()]).toEqual([0, 0]);
  await host.setOnline(true);
  expect(browser.open()).toHaveLength(1);
  browser.open()[0]!.tell(8);
  expect(count()).toBe(8);
});

it('asks once a minute where tabs cannot agree, until it is stopped', async () => {
  const browser = createBrowser();
  const { host, stop, count } = browser.openTab({ canShare: false });
  await host.settle();
  browser.setServer(2);
  await host.advance(60_000);
  expect([browser.asked(), browser.streams.length, count()]).toEqual([2, 0, 2]);
  stop();
  await host.advance(600_000);
  expect(browser.asked()).toBe(2);
});

it('asks by itself when the tab that follows has fallen asleep', async () => {
  const browser = createBrowser();
  browser.openTab();
  const other = browser.openTab();
  browser.setServer(9);
  await other.host.advance(3_000);
  expect(other.count()).toBe(9);
});
