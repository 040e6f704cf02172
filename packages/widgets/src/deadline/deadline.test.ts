import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { createDeadline } from './deadline.ts';

const hour = 3_600_000;
const resendWait = 120_000;

const open = (host: TestHost, key = 'sms') =>
  createDeadline({ clock: host.clock, scheduler: host.scheduler, storage: host.storage, key });

describe('deadline', () => {
  it('LD-03 shows 30 s left of 120 s after the tab was asleep for 90 s', async () => {
    const host = createTestHost();
    const deadline = open(host);
    deadline.start(resendWait);
    await host.sleep(90_000);
    expect(deadline.remaining()).toBe(30_000);
  });

  it('sees the sleep also when a timer notices the jump before the page hears of waking', async () => {
    const host = createTestHost();
    const deadline = open(host);
    deadline.start(resendWait);
    host.setWallClock(host.clock.now() + 90_000);
    await host.advance(300);
    expect(deadline.remaining()).toBe(119_700);
    await host.wake();
    expect(deadline.remaining()).toBe(29_700);
  });

  it.each([hour, -hour])('keeps waiting as before when the clock is set by %i ms', async (shift) => {
    const host = createTestHost();
    const deadline = open(host);
    deadline.start(resendWait);
    await host.advance(10_000);
    host.setWallClock(host.clock.now() + shift);
    await host.advance(10_000);
    expect(deadline.remaining()).toBe(100_000);
    await host.wake();
    expect(deadline.remaining()).toBe(100_000);
  });

  it('EX-01 counts from the server’s clock, whatever the device’s clock says', async () => {
    const host = createTestHost();
    const deadline = open(host);
    deadline.start({ endsAt: 5_600_000, serverNow: 5_000_000 });
    expect(deadline.remaining()).toBe(600_000);
  });

  it('goes on after a reload, and a clock set before it changes nothing', async () => {
    const host = createTestHost();
    open(host).start(resendWait);
    host.setWallClock(host.clock.now() + hour);
    await host.advance(20_000);
    const next = host.reload();
    await next.advance(10_000);
    const deadline = open(next);
    await deadline.restore();
    expect(deadline.remaining()).toBe(90_000);
  });

  it('gives back at most five seconds when the clock is set back while no page is open', async () => {
    const host = createTestHost();
    open(host).start(resendWait);
    await host.advance(60_000);
    const next = host.reload();
    next.setWallClock(next.clock.now() - hour);
    const deadline = open(next);
    await deadline.restore();
    expect(deadline.remaining()).toBeLessThanOrEqual(65_000);
  });

  it('forgets what has passed or was reset, also for the next page', async () => {
    for (const end of ['reset', 'pass']) {
      const host = createTestHost();
      const deadline = open(host);
      deadline.start(5000);
      if (end === 'reset') deadline.reset();
      await host.advance(end === 'pass' ? 5000 : 0);
      expect(deadline.remaining()).toBe(0);
      expect(await host.storage.entries('')).toEqual([]);
    }
  });

  it('lets a start win over a restore that answers later', async () => {
    const host = createTestHost();
    open(host).start(resendWait);
    await host.settle();
    const deadline = open(host.reload());
    const restoring = deadline.restore();
    deadline.start(1000);
    await restoring;
    expect(deadline.remaining()).toBe(1000);
  });

  it('tells each full second once, and the end', async () => {
    const host = createTestHost();
    const deadline = open(host);
    const seen: number[] = [];
    deadline.subscribe(() => seen.push(deadline.remaining()));
    deadline.start(2500);
    await host.advance(10_000);
    expect(seen).toEqual([2500, 2000, 1000, 0]);
  });

  it('ends late in a throttled tab, but then at once', async () => {
    const host = createTestHost();
    const deadline = open(host);
    const ended = vi.fn<() => void>();
    deadline.start(2500);
    deadline.subscribe(ended);
    await host.stall(60_000);
    expect(ended).toHaveBeenCalledOnce();
    expect(deadline.remaining()).toBe(0);
  });

  it.each([Number.NaN, Infinity, -5])('does not wait for a duration of %d', (duration) => {
    const deadline = open(createTestHost());
    deadline.start(duration);
    expect(deadline.remaining()).toBe(0);
  });

  it('works without storage, and where storage refuses', async () => {
    const host = createTestHost();
    const refuse = () => Promise.reject(new Error('refused'));
    const storage = { ...host.storage, get: refuse, set: refuse, remove: refuse };
    const { clock, scheduler } = host;
    for (const deadline of [
      createDeadline({ clock, scheduler }),
      createDeadline({ clock, scheduler, storage, key: 'a' }),
    ]) {
      await deadline.restore();
      deadline.start(3000);
      await host.advance(1000);
      expect(deadline.remaining()).toBe(2000);
      deadline.dispose();
    }
  });

  it('leaves no timer behind when it is disposed', async () => {
    const host = createTestHost();
    const deadline = open(host);
    const listener = vi.fn<() => void>();
    deadline.start(resendWait);
    deadline.subscribe(listener);
    deadline.dispose();
    await host.advance(5000);
    await host.sleep(5000);
    expect(listener).not.toHaveBeenCalled();
  });

  const step = fc.oneof(
    fc.record({ kind: fc.constant('advance' as const), ms: fc.nat(30_000) }),
    fc.record({ kind: fc.constant('stall' as const), ms: fc.nat(90_000) }),
    fc.record({ kind: fc.constant('sleep' as const), ms: fc.nat(200_000) }),
    fc.record({ kind: fc.constant('set clock' as const), ms: fc.integer({ min: -hour, max: hour }) }),
    fc.record({ kind: fc.constant('reload' as const), ms: fc.nat(5000) }),
    fc.record({ kind: fc.constant('wake' as const), ms: fc.constant(0) }),
  );

  it('is never negative, never grows, and is right to a second, whatever happens to the device', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 900_000 }),
        fc.array(step, { maxLength: 14 }),
        async (duration, steps) => {
          let host = createTestHost();
          let deadline = open(host);
          let expected = duration;
          let last = duration;
          deadline.start(duration);
          for (const { kind, ms } of steps) {
            expected = Math.max(0, expected - (await play(kind, ms)));
            const remaining = deadline.remaining();
            expect(remaining).toBeGreaterThanOrEqual(0);
            // Clocks that part by less than a quarter of a second count as agreeing until the next saving.
            expect(remaining).toBeLessThanOrEqual(last + (kind === 'reload' ? 500 : 0));
            expect(Math.abs(remaining - expected)).toBeLessThanOrEqual(1000);
            last = remaining;
          }

          /** Answers how much real time has passed. */
          async function play(kind: (typeof steps)[number]['kind'], ms: number): Promise<number> {
            switch (kind) {
              case 'advance':
                await host.advance(ms);
                return ms;
              case 'stall':
                await host.stall(ms);
                return ms;
              case 'sleep':
                await host.sleep(ms);
                return ms;
              case 'set clock':
                // Somebody sits there and is awake; the next tick of a running page sees it.
                host.setWallClock(host.clock.now() + ms);
                await host.advance(2500);
                return 2500;
              case 'reload':
                host = host.reload();
                await host.advance(ms);
                deadline = open(host);
                await deadline.restore();
                return ms;
              case 'wake':
                await host.wake();
                return 0;
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
