import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../db/connect.ts';
import { cloneTemplate, type TestDatabase } from '../testing/index.ts';
import { createPostgresLimiter } from './postgres-limiter.ts';

let database: TestDatabase;
let processes: DatabaseConnection[];
beforeAll(async () => {
  database = await cloneTemplate();
  processes = [1, 2].map(() => connectDatabase(database.connection, { warn: () => {} }));
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await database.drop();
});

const limiter = (process = 0) => createPostgresLimiter(processes[process]!.db);
const rule = { limit: 3, windowSeconds: 60 };
const endWindow = (key: string) =>
  processes[0]!.db.execute(
    sql`update rate_limits set resets_at = now() - interval '1 second' where key = ${key}`,
  );

describe('the limiter', () => {
  it('allows as many takes as the rule says, then tells the seconds to wait', async () => {
    for (let take = 0; take < 3; take += 1) {
      expect(await limiter().take('a', rule)).toEqual({ allowed: true, retryAfter: 0 });
    }
    const refused = await limiter().take('a', rule);
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfter).toBeGreaterThan(57);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
  });

  it('lets exactly the limit through when two processes take at once', async () => {
    const takes = Array.from({ length: 40 }, (_, index) =>
      limiter(index % 2).take('b', { limit: 7, windowSeconds: 60 }),
    );
    const allowed = (await Promise.all(takes)).filter((taken) => taken.allowed);
    expect(allowed).toHaveLength(7);
  });

  it('does not prolong the wait by refused tries', async () => {
    for (let take = 0; take < 50; take += 1) await limiter().take('c', { limit: 1, windowSeconds: 60 });
    await endWindow('c');
    expect(await limiter().take('c', { limit: 1, windowSeconds: 60 })).toEqual({
      allowed: true,
      retryAfter: 0,
    });
  });

  it('opens a new window after the old one, once, however many ask at that moment', async () => {
    await limiter().take('d', { limit: 1, windowSeconds: 60 });
    await endWindow('d');
    const takes = await Promise.all(
      [0, 1, 0, 1].map((which) => limiter(which).take('d', { limit: 1, windowSeconds: 60 })),
    );
    expect(takes.filter(({ allowed }) => allowed)).toHaveLength(1);
  });

  it('ends a window by itself when its time is over', async () => {
    const short = { limit: 1, windowSeconds: 0.3 };
    const take = () => limiter().take('e', short);
    // However long a call takes: at some time two fall into one window, and later one into the next.
    await expect.poll(take).toEqual({ allowed: false, retryAfter: 1 });
    await expect.poll(take).toMatchObject({ allowed: true });
  });

  it('keeps keys apart', async () => {
    await limiter().take('f:1', { limit: 1, windowSeconds: 60 });
    expect((await limiter().take('f:2', { limit: 1, windowSeconds: 60 })).allowed).toBe(true);
  });

  it('takes one try back, and none that was not made', async () => {
    const twice = { limit: 2, windowSeconds: 60 };
    await limiter().giveBack('h');
    await limiter().take('h', twice);
    await limiter().take('h', twice);
    await limiter(1).giveBack('h');
    const takes = await Promise.all([0, 1, 0].map((which) => limiter(which).take('h', twice)));
    expect(takes.filter(({ allowed }) => allowed)).toHaveLength(1);
  });

  it('forgets a key', async () => {
    const once = { limit: 1, windowSeconds: 60 };
    await limiter().take('g', once);
    await limiter(1).clear('g');
    expect((await limiter().take('g', once)).allowed).toBe(true);
  });
});
