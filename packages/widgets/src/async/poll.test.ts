import { ApiError } from '@shuyuan/api-client';
import { describe, expect, it } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createPollWhileSeen } from './poll-while-seen.ts';
import type { PollOptions } from './poll.ts';

/** A poll every second, ever later after failures, over questions that a test answers. */
function openPoll(options: Partial<PollOptions<{ count: number }>> = {}) {
  const host = createTestHost();
  let hide = () => {};
  const scheduler = {
    ...host.scheduler,
    onHide(listener: () => void) {
      hide = listener;
      return () => {};
    },
  };
  const heard: string[] = [];
  const failures: (() => Error)[] = [];
  let asked = 0;
  let gate = Promise.resolve();
  const poll = createPollWhileSeen<{ count: number }>({
    scheduler,
    async ask() {
      asked += 1;
      const count = asked;
      await gate;
      const failure = failures.shift();
      if (failure) throw failure();
      return { count };
    },
    delay: ({ failures: inARow }) => (inARow > 2 ? null : 1000 * 2 ** inARow),
    onResult: ({ count }, isRequested) => void heard.push(isRequested ? `${count} on request` : `${count}`),
    onError: (_, { isLast }) => void heard.push(isLast ? 'last failure' : 'failure'),
    ...options,
  });
  const close = poll.open();
  return {
    host,
    hide: () => hide(),
    poll,
    close,
    heard,
    asked: () => asked,
    fail: (...more: (() => Error)[]) => void failures.push(...more),
    hold: () => {
      let release = () => {};
      gate = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
  };
}

describe('a poll', () => {
  it('asks one question at a time, each a delay after the answer before', async () => {
    const { host, poll, asked, hold, heard } = openPoll();
    poll.start();
    await host.advance(999);
    expect(asked()).toBe(0);
    await host.advance(1);
    const release = hold();
    await host.advance(1000);
    await host.advance(10_000);
    expect(asked()).toBe(2);
    release();
    await host.settle();
    expect(heard).toEqual(['1', '2']);
  });

  it('asks nothing while the page is hidden, and at once when it is seen', async () => {
    const { host, hide, poll, asked } = openPoll();
    poll.start(0);
    await host.advance(0);
    hide();
    await host.advance(60_000);
    expect(asked()).toBe(1);
    await host.wake();
    await host.advance(0);
    expect(asked()).toBe(2);
  });

  it('asks ever later after failures, begins anew with an answer, and ends when it is told to', async () => {
    const { host, poll, asked, fail, heard } = openPoll();
    fail(unplugged, unplugged);
    poll.start(0);
    await host.advance(0);
    await host.advance(1999);
    expect(asked()).toBe(1);
    await host.advance(1 + 4000);
    expect(heard).toEqual(['failure', 'failure', '3']);
    fail(unplugged, unplugged, unplugged);
    await host.advance(1000 + 2000 + 4000);
    expect(heard.at(-1)).toBe('last failure');
    expect(poll.isOn()).toBe(false);
    await host.advance(60_000);
    expect(asked()).toBe(6);
  });

  it('gives a busy server the time that it names', async () => {
    const { host, poll, asked, fail } = openPoll();
    fail(() => new ApiError({ kind: 'business', message: '', code: 429, data: { retry_after: 30 } }));
    poll.start(0);
    await host.advance(0);
    await host.advance(29_999);
    expect(asked()).toBe(1);
    await host.advance(1);
    expect(asked()).toBe(2);
  });

  it('asks once more for whoever wants to know while a question is on its way', async () => {
    const { host, poll, asked, hold, heard } = openPoll();
    const release = hold();
    poll.start(0);
    await host.advance(0);
    poll.askNow();
    await host.advance(0);
    expect(asked()).toBe(1);
    release();
    await host.advance(0);
    await host.advance(0);
    expect(heard).toEqual(['1', '2 on request']);
  });

  it('drops the answer that comes after it was stopped', async () => {
    const { host, poll, close, hold, heard } = openPoll();
    const release = hold();
    poll.start(0);
    await host.advance(0);
    close();
    release();
    await host.advance(60_000);
    expect(heard).toEqual([]);
  });

  it('tells its delay how long it has waited', async () => {
    const waits: number[] = [];
    const { host, poll } = openPoll({
      delay({ waited }) {
        waits.push(waited);
        return waited >= 3000 ? null : 1000;
      },
    });
    poll.start();
    for (let second = 0; second < 5; second += 1) await host.advance(1000);
    expect(waits).toEqual([0, 1000, 2000, 3000]);
    expect(poll.isOn()).toBe(false);
  });
});
