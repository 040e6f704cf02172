import { describe, expect, it } from 'vitest';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { refusal, signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { favoriteButtonStrings } from './favorite-button.strings.ts';
import type { FavoriteButtonProps } from './favorite-button.tsx';
import { createFavoriteStore } from './favorite.store.ts';
import { createReadingBackend } from './reading-backend.fixtures.ts';

const articleId = 7;

interface Options {
  isCollected?: boolean;
  host?: TestHost;
}

function openButton({ isCollected = false, host = createTestHost({ user: testUser }) }: Options = {}) {
  const backend = createReadingBackend({ collected: isCollected ? [articleId] : [] });
  const strings = favoriteButtonStrings['zh-CN'];
  const told: boolean[] = [];
  const onChange = (next: boolean) => void told.push(next);
  let props: FavoriteButtonProps = {
    study: backend.study,
    favorite: { type: 'article', id: articleId },
    isCollected,
    onChange,
  };
  const store = createFavoriteStore({ host, strings, getProps: () => props });
  /** The page hands in what the server has told it. */
  function follow(next: boolean) {
    const before = props;
    props = { ...props, isCollected: next };
    store.onPropsChange(props, before);
  }
  const stop = store.start();
  const { toggle } = store.actions;
  return { backend, host, toggle, follow, told, stop, shown: () => store.getState().isCollected };
}

describe('a press', () => {
  it('shows at once what is wanted, and tells the page when the server has it', async () => {
    const { backend, host, toggle, told, shown } = openButton();
    const release = backend.hold('collect');
    toggle();
    expect(shown()).toBe(true);
    expect(told).toEqual([]);
    release();
    await host.settle();
    expect(told).toEqual([true]);
    expect(backend.isCollected(articleId)).toBe(true);
    toggle();
    await host.settle();
    expect([shown(), backend.isCollected(articleId), told]).toEqual([false, false, [true, false]]);
    expect(host.notices).toEqual([]);
  });

  it('is taken back in the server’s words when it is refused', async () => {
    const { backend, host, toggle, told, shown } = openButton();
    backend.fail('collect', () => refusal('收藏太多了'));
    toggle();
    await host.settle();
    expect(shown()).toBe(false);
    expect(told).toEqual([]);
    expect(host.notices).toEqual([{ tone: 'critical', text: '收藏太多了' }]);
  });

  it('is taken back in our words when the network is not there', async () => {
    const { backend, host, toggle, shown } = openButton({ isCollected: true });
    backend.fail('release', unplugged);
    toggle();
    await host.settle();
    expect(shown()).toBe(true);
    expect(host.notices).toEqual([{ tone: 'critical', text: '没有取消收藏，请检查网络后重试' }]);
  });

  it('is taken back without a word when the session is over: the host speaks of that', async () => {
    const { backend, host, toggle, shown } = openButton();
    backend.fail('collect', signedOut);
    toggle();
    await host.settle();
    expect([shown(), host.notices]).toEqual([false, []]);
  });

  it('can be made again after it has failed', async () => {
    const { backend, host, toggle, shown } = openButton();
    backend.fail('collect', unplugged);
    toggle();
    await host.settle();
    toggle();
    await host.settle();
    expect([shown(), backend.isCollected(articleId)]).toEqual([true, true]);
  });
});

describe('quick presses', () => {
  it('end in what was wanted last, with one request under way at a time', async () => {
    const { backend, host, toggle, told, shown } = openButton();
    const release = backend.hold('collect');
    toggle();
    toggle();
    expect([shown(), backend.calls.length]).toEqual([false, 1]);
    release();
    await host.settle();
    expect(backend.calls.map(({ name }) => name)).toEqual(['collect', 'release']);
    expect([shown(), backend.isCollected(articleId)]).toEqual([false, false]);
    expect(told).toEqual([true, false]);
  });

  it('ask nothing more when three of them come to what the first one asked', async () => {
    const { backend, host, toggle } = openButton();
    const release = backend.hold('collect');
    toggle();
    toggle();
    toggle();
    release();
    await host.settle();
    expect(backend.calls.map(({ name }) => name)).toEqual(['collect']);
    expect(backend.isCollected(articleId)).toBe(true);
  });

  it('undo also what was done when its answer is lost', async () => {
    const { backend, host, toggle, shown } = openButton();
    const release = backend.hold('collect');
    backend.loseAnswer('collect');
    toggle();
    toggle();
    release();
    await host.settle();
    expect(backend.calls.map(({ name }) => name)).toEqual(['collect', 'release']);
    expect([shown(), backend.isCollected(articleId)]).toEqual([false, false]);
    expect(host.notices).toEqual([]);
  });

  it('come back to what the server had when the last of them fails too', async () => {
    const { backend, host, toggle, shown } = openButton({ isCollected: true });
    const release = backend.hold('release');
    backend.fail('release', unplugged);
    backend.fail('collect', unplugged);
    toggle();
    toggle();
    release();
    await host.settle();
    expect(shown()).toBe(true);
    expect(host.notices).toEqual([{ tone: 'critical', text: '没有收藏成功，请检查网络后重试' }]);
  });
});

describe('a visitor', () => {
  it('is asked to sign in, and it is set aside after that', async () => {
    const { backend, host, toggle, shown } = openButton({ host: createTestHost() });
    toggle();
    expect([shown(), backend.calls]).toEqual([false, []]);
    const [request] = host.loginRequests;
    expect(request).toMatchObject({ mode: 1, intent: { kind: 'collect-article' } });
    host.setUser(testUser);
    request?.intent?.run();
    await host.settle();
    expect([shown(), backend.isCollected(articleId)]).toEqual([true, true]);
  });

  it('who had set it aside before keeps it so, however late the page hears of that', async () => {
    const { backend, host, toggle, follow, shown } = openButton({ host: createTestHost() });
    toggle();
    host.setUser(testUser);
    host.loginRequests[0]?.intent?.run();
    await host.settle();
    follow(true);
    expect([shown(), backend.counted('release')]).toEqual([true, 0]);
  });
});

describe('what the page hears anew', () => {
  it('is shown, but not in the place of what is under way', async () => {
    const { backend, host, toggle, follow, shown } = openButton();
    follow(true);
    expect(shown()).toBe(true);
    const release = backend.hold('release');
    toggle();
    follow(true);
    expect(shown()).toBe(false);
    release();
    await host.settle();
    expect([shown(), backend.counted('release'), backend.counted('collect')]).toEqual([false, 1, 0]);
  });

  it('counts again for the next person, until the button is left', async () => {
    const { host, toggle, shown, stop } = openButton();
    toggle();
    await host.settle();
    host.setUser(null);
    expect(shown()).toBe(false);
    host.setUser(testUser);
    toggle();
    await host.settle();
    stop();
    host.setUser(null);
    expect(shown()).toBe(true);
  });
});
