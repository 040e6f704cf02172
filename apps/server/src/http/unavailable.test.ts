import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';
import { unavailableLog } from './unavailable.ts';

let server: TestServer;
let blocker: pg.Client;

beforeAll(async () => {
  server = await createTestServer({
    modules: modulesWith({
      navigation: {
        header: async ({ db }) => {
          await db.execute(sql`select count(*) from nav_items`);
          return [];
        },
      },
      home: {
        index: async ({ db }) =>
          db.transaction(async (tx) => {
            await tx.execute(sql`set local statement_timeout = 50`);
            await tx.execute(sql`select pg_sleep(1)`);
            throw new Error('The statement was not ended.');
          }),
      },
    }),
  });
  blocker = new pg.Client(server.connection);
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await server.close();
});
beforeEach(() => server.log.splice(0));

describe('a pool without a free connection', () => {
  it('answers 503 with the time to wait, one line of the log for many calls, and no stack', async () => {
    await blocker.query('begin; lock table nav_items in access exclusive mode');
    const holding = Array.from({ length: 10 }, () => server.db.execute(sql`select count(*) from nav_items`));
    const calls = Array.from({ length: 50 }, () => server.app.inject('/api/v2/navs'));
    const live = await server.app.inject('/healthz');
    const ready = await server.app.inject('/readyz');
    expect([live.statusCode, ready.statusCode]).toEqual([200, 200]);
    const times = new Set<number>();
    for (const answer of await Promise.all(calls)) {
      expect(answer.statusCode).toBe(503);
      const { data } = answer.json<{ data: { retry_after: number } }>();
      const seconds = data.retry_after;
      expect(answer.headers['retry-after']).toBe(String(seconds));
      const message = `现在访问的人太多了，请在${seconds}秒后再试`;
      expect(answer.json()).toEqual({ code: 503, message, data: { retry_after: seconds } });
      times.add(seconds);
    }
    expect(times).toEqual(new Set([1, 2, 3]));
    await blocker.query('commit');
    await Promise.all(holding);
    expect((await server.app.inject('/api/v2/navs')).statusCode).toBe(200);
    const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const warnings = lines.filter(({ level }) => Number(level) > 30);
    expect(warnings).toEqual([
      expect.objectContaining({
        part: 'database',
        state: 'busy',
        msg: 'calls could not be served by the database',
      }),
    ]);
    expect(server.log.join('')).not.toContain('"stack"');
  });
});

it('a statement that took too long counts as busy, also within a transaction', async () => {
  const answer = await server.app.inject('/api/v2/home');
  expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([503, 503]);
});

describe('the log of what the database could not serve', () => {
  it('has a line at once, and then one for all calls of ten seconds', () => {
    let now = 0;
    const warn = vi.fn<(line: object) => void>();
    const tell = unavailableLog({ warn } as unknown as FastifyBaseLogger, () => now);
    const error = Object.assign(new Error('x'), { code: '57P03' });
    for (let call = 0; call < 100; call += 1) tell('away', error);
    now = 10_000;
    tell('away', error);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      { part: 'database', state: 'away', reason: '57P03', calls: 1 },
      { part: 'database', state: 'away', reason: '57P03', calls: 100 },
    ]);
  });
});
