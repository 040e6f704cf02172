import { expect, it } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createLoad, type LoadOptions, type NotReady } from './load.ts';

type State = NotReady | { status: 'ready'; name: string };

/** One name, loaded; each failure is the answer of one call. */
function openName(failures: Error[] = [], onError?: LoadOptions<string>['onError']) {
  const host = createTestHost();
  const retried: boolean[] = [];
  let state: State = { status: 'loading' };
  const { load, wake, stop } = createLoad({
    async ask() {
      const failure = failures.shift();
      if (failure) throw failure;
      return '小明';
    },
    network: host.network,
    get: () => state,
    set: (next) => (state = next),
    onResult(name, isRetried) {
      state = { status: 'ready', name };
      retried.push(isRetried);
    },
    ...(onError && { onError }),
  });
  return { host, load, wake, stop, retried, state: () => state };
}

it('brings what is asked for', async () => {
  const { load, state, retried } = openName();
  await load();
  expect(state()).toEqual({ status: 'ready', name: '小明' });
  expect(retried).toEqual([false]);
});

it('fails, shows that it is asked for once more, and tells that it came after a failure', async () => {
  const { load, state, retried } = openName([unplugged()]);
  await load();
  expect(state()).toEqual({ status: 'failed', isOffline: false, isRetrying: false });
  const again = load();
  expect(state()).toMatchObject({ status: 'failed', isRetrying: true });
  await again;
  expect(retried).toEqual([true]);
});

it('is asked for by itself when the network is there again, and not before', async () => {
  const { host, load, wake, state } = openName([unplugged()]);
  await host.setOnline(false);
  await load();
  expect(state()).toMatchObject({ isOffline: true });
  wake();
  expect(state()).toMatchObject({ isRetrying: false });
  await host.setOnline(true);
  wake();
  await host.settle();
  expect(state().status).toBe('ready');
  wake();
  expect(state().status).toBe('ready');
});

it('leaves a failure that the widget has dealt with as the widget has it', async () => {
  const { load, state } = openName([refusal('没有', 404)], ({ code }) => code === 404);
  await load();
  expect(state()).toEqual({ status: 'loading' });
});

it('changes nothing after it was stopped, and throws what is a defect', async () => {
  const left = openName();
  const loading = left.load();
  left.stop();
  await loading;
  expect(left.state()).toEqual({ status: 'loading' });
  await expect(openName([new TypeError('a defect')]).load()).rejects.toThrow('a defect');
});
