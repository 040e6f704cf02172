import { expect, it } from 'vitest';
import { createLatestCall } from './latest-call.ts';

/** A call that is answered, or fails, when a test says so. */
function createAnswer() {
  let resolve: (answer: { value: string }) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<{ value: string }>((...settle) => ([resolve, reject] = settle));
  const signals: AbortSignal[] = [];
  const send = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return promise;
  };
  return { send, resolve, reject, signal: () => signals[0] };
}

it('answers the newest call alone, whatever order the answers come in', async () => {
  const calls = createLatestCall();
  const [older, newer] = [createAnswer(), createAnswer()];
  const first = calls.run(older.send);
  const second = calls.run(newer.send);
  expect([older.signal()?.aborted, newer.signal()?.aborted]).toEqual([true, false]);
  newer.resolve({ value: 'newer' });
  expect(await second).toEqual({ value: 'newer' });
  older.resolve({ value: 'older' });
  expect(await first).toBeUndefined();
});

it('rejects as the newest call does, and drops the failure of one that was overtaken', async () => {
  const calls = createLatestCall();
  const [older, newer] = [createAnswer(), createAnswer()];
  const first = calls.run(older.send);
  const second = calls.run(newer.send);
  older.reject(new Error('aborted'));
  newer.reject(new Error('refused'));
  expect(await first).toBeUndefined();
  await expect(second).rejects.toThrow('refused');
  expect(calls.isRunning()).toBe(false);
});

it('aborts and drops what runs when it is stopped', async () => {
  const calls = createLatestCall();
  const call = createAnswer();
  const running = calls.run(call.send);
  expect(calls.isRunning()).toBe(true);
  calls.stop();
  expect(call.signal()?.aborted).toBe(true);
  call.resolve({ value: 'late' });
  expect(await running).toBeUndefined();
});

it('does not abort a call whose answer was used', () => {
  const calls = createLatestCall();
  const own = calls.begin();
  own.end();
  calls.stop();
  expect(own.signal.aborted).toBe(false);
});
