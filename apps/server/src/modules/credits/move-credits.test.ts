import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp } from '@shuyuan/api-client';
import { createCreditsApi } from '@shuyuan/api-client/community';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { moveCredits, type CreditHolder } from './move-credits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({});
});
afterAll(() => server.close());

const now = new Date('2026-11-20T04:00:00Z');
const of = ({ id }: { id: number }): CreditHolder => ({ kind: 'person', userId: id });
const school: CreditHolder = { kind: 'school' };
let made = 0;

const move = (from: CreditHolder, to: CreditHolder, amount: number, key = `test:${(made += 1)}`) =>
  server.db.transaction((tx) =>
    moveCredits(tx, { from, to, amount, reason: 'console', resource: null, key, now }),
  );

const recordsOf = (person: Person, query = {}) =>
  createCreditsApi(createHttp({ baseUrl: '', fetch: server.fetch, token: () => person.token })).records(
    query,
  );

/** Each account's balance, and what its transfers come to. */
async function books() {
  const { rows } = await server.db.execute<{ kind: string; balance: number; booked: number }>(sql`
    select kind, balance, (
      select coalesce(sum(case when to_id = account.id then amount else -amount end), 0)::int
      from credit_transfers where account.id in (from_id, to_id)) as booked
    from credit_accounts as account`);
  return rows;
}

it('neither loses nor makes credits in any interleaving, and leaves nobody below nothing', async () => {
  const holder = fc.integer({ min: 0, max: 4 });
  const moves = fc.array(fc.record({ from: holder, to: holder, amount: fc.integer({ min: 1, max: 60 }) }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(moves, async (asked) => {
      const people = await Promise.all([1, 2, 3].map(() => createPerson(server.db)));
      const holders: CreditHolder[] = [school, { kind: 'bounty' }, ...people.map(of)];
      const at = (index: number) => holders[index] ?? school;
      const ends = await Promise.allSettled(
        asked
          .filter(({ from, to }) => from !== to)
          .map(({ from, to, amount }) => move(at(from), at(to), amount)),
      );
      // Being short is the one refusal: a deadlock would be another.
      const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
      expect(refusals.filter((refusal) => !refusal.includes('积分余额不足'))).toEqual([]);
      const accounts = await books();
      expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
      for (const { kind, balance, booked } of accounts) {
        expect(balance).toBe(booked);
        expect(kind === 'school' || balance >= 0).toBe(true);
      }
      expect(accounts.filter(({ kind }) => kind !== 'person').length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 15 },
  );
});

it('moves once by one key, also asked 20 times at once', async () => {
  const person = await createPerson(server.db);
  await Promise.all(Array.from({ length: 20 }, () => move(school, of(person), 100, `once:${person.id}`)));
  expect(await recordsOf(person)).toMatchObject({ credit1: 100, total: 1 });
});

it('refuses more than there is and books nothing of it', async () => {
  const [one, other] = [await createPerson(server.db), await createPerson(server.db)];
  await move(school, of(one), 30);
  await expect(move(of(one), of(other), 31)).rejects.toMatchObject({ code: 1, message: '积分余额不足' });
  expect(await recordsOf(one)).toMatchObject({ credit1: 30, total: 1 });
  expect(await recordsOf(other)).toEqual({ data: [], total: 0, credit1: 0 });
});

it('lists what came and went of one’s own alone, the latest first, page by page', async () => {
  const [one, other] = [await createPerson(server.db), await createPerson(server.db)];
  await move(school, of(one), 50);
  await move(of(one), of(other), 20);
  const { data, total } = await recordsOf(one);
  expect([data.map(({ sum }) => sum), total]).toEqual([[-20, 50], 2]);
  expect((await recordsOf(one, { page: 2, size: 1 })).data).toMatchObject([{ sum: 50 }]);
  expect((await recordsOf(one, { page: 9 })).data).toEqual([]);
  expect((await recordsOf(other)).data).toMatchObject([{ sum: 20 }]);
});
