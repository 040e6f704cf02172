import { expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createLibraryBackend } from './records.fixtures.ts';
import { createSharedRecordingStore } from './shared-recording.store.ts';

const minute = 60_000;

async function follow({
  host = createTestHost(),
  backend = createLibraryBackend({ records: 1 }),
  id = 0,
} = {}) {
  const store = createSharedRecordingStore({
    id: id || (backend.rows()[0]?.id ?? 0),
    records: backend.api,
    host,
  });
  const stop = store.start();
  await host.settle();
  return { host, backend, store, stop, state: store.getState };
}

const processing = () => createLibraryBackend({ records: 1, change: (record) => ({ ...record, url: '' }) });

it('shows the recording', async () => {
  const { state, backend } = await follow();
  expect(state()).toMatchObject({ status: 'ready', detail: { video: backend.rows()[0] } });
});

it('is closed to whoever may not see it, and asked for again after the sign-in: it may be theirs', async () => {
  const { state, backend, host, store } = await follow({ id: 404 });
  expect(state()).toEqual({ status: 'closed', isVisitor: true });
  store.signIn();
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { purpose: 'record' } }]);
  host.setUser(testUser);
  await host.settle();
  expect(backend.counted('detail')).toBe(2);
  expect(state()).toEqual({ status: 'closed', isVisitor: false });
});

it('goes on playing while it is asked for again, and when that does not come', async () => {
  const { state, backend, host } = await follow();
  const before = state();
  const release = backend.hold('detail');
  backend.fail('detail', unplugged);
  host.setUser(testUser);
  expect(state()).toBe(before);
  release();
  await host.settle();
  expect(state()).toBe(before);
  // Another picture of the same person is no other person.
  host.setUser({ ...testUser, avatar: '/new.webp' });
  await host.settle();
  expect(backend.counted('detail')).toBe(2);
});

it('says that it was not reached, and tries again', async () => {
  const backend = createLibraryBackend({ records: 1 });
  backend.fail('detail', unplugged);
  const { state, store, host } = await follow({ backend });
  expect(state()).toEqual({ status: 'failed' });
  store.load();
  expect(state()).toEqual({ status: 'loading' });
  await host.settle();
  expect(state().status).toBe('ready');
});

it('waits until the cloud is done with it, and stops when it is left', async () => {
  const backend = processing();
  const { state, host, stop } = await follow({ backend });
  await host.advance(5000);
  expect(backend.counted('detail')).toBe(2);
  backend.renew(backend.rows()[0]?.id ?? 0, { url: '/blobs/a.mp4' });
  await host.advance(5000);
  expect(state()).toMatchObject({ status: 'ready', detail: { video: { url: '/blobs/a.mp4' } } });
  stop();
  await host.advance(60_000);
  expect(backend.counted('detail')).toBe(3);
});

it('asks no more when it is left while the answer is on its way', async () => {
  const backend = processing();
  const { host, stop } = await follow({ backend });
  const release = backend.hold('detail');
  await host.advance(5000);
  stop();
  release();
  await host.advance(60_000);
  expect(backend.counted('detail')).toBe(2);
});

it('asks no more for what was taken away or closed meanwhile', async () => {
  const backend = processing();
  const { host } = await follow({ backend });
  backend.fail('detail', () => refusal('录制不存在或已不再分享', 404));
  await host.advance(60_000);
  expect(backend.counted('detail')).toBe(2);
});

it('asks more and more seldom for what the cloud is never done with, and ends after a day', async () => {
  const backend = processing();
  const { host } = await follow({ backend });
  await host.advance(60 * minute);
  const first = backend.counted('detail');
  expect(first).toBeLessThan(60);
  await host.advance(47 * 60 * minute);
  const last = backend.counted('detail');
  expect(last - first).toBeLessThan(40);
  await host.advance(7 * 24 * 60 * minute);
  expect(backend.counted('detail')).toBe(last);
});
