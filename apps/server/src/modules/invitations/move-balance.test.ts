import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { moveBalance, type BalanceHolder } from './move-balance.ts';
import { decideWithdrawal, withdraw } from './withdraw.ts';

let server: TestServer;
const now = new Date('2026-11-22T08:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`truncate balance_accounts, balance_transfers, withdrawals cascade`));

const school: BalanceHolder = { kind: 'school' };

it('whatever happens at once, no yuan is made or lost, and nobody has less than nothing', async () => {
  const event = fc.oneof(
    fc.record({
      kind: fc.constant('reward' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 30 }),
      key: fc.nat(4),
    }),
    fc.record({
      kind: fc.constant('back' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({
      kind: fc.constant('withdraw' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({
      kind: fc.constant('decide' as const),
      status: fc.constantFrom(3 as const, 5 as const, 7 as const),
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(event, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      async (rounds) => {
        await server.db.execute(sql`truncate balance_accounts, balance_transfers, withdrawals cascade`);
        const people = [
          await createPerson(server.db),
          await createPerson(server.db),
          await createPerson(server.db),
        ];
        const person = (who: number): BalanceHolder => ({ kind: 'person', userId: people[who]!.id });
        const inOne = (work: Parameters<typeof server.db.transaction>[0]) => server.db.transaction(work);
        const happen = async (one: typeof event extends fc.Arbitrary<infer Event> ? Event : never) => {
          switch (one.kind) {
            case 'reward': {
              const move = { amount: one.amount, reason: 'reward' as const, key: `reward ${one.key}`, now };
              return inOne((tx) => moveBalance(tx, { ...move, from: school, to: person(one.who) }));
            }
            case 'back': {
              const move = {
                amount: one.amount,
                reason: 'reward_taken_back' as const,
                key: randomUUID(),
                now,
              };
              return inOne((tx) => moveBalance(tx, { ...move, from: person(one.who), to: school }));
            }
            case 'withdraw': {
              const wanted = {
                userId: people[one.who]!.id,
                clientId: randomUUID(),
                amount: one.amount,
                channel: 'alipay' as const,
                channelName: '甲',
                channelAccount: '1',
                channelAddress: '',
              };
              return inOne((tx) => withdraw(tx, wanted, { least: 1, now }));
            }
            case 'decide': {
              const { rows } = await server.db.execute<{ id: string }>(
                sql`select max(id) as id from withdrawals`,
              );
              const decision = {
                id: Number(rows[0]?.id ?? 0),
                status: one.status,
                remark: '',
                userId: people[0]!.id,
              };
              return inOne((tx) => decideWithdrawal(tx, decision, now));
            }
            default:
              return one satisfies never;
          }
        };
        for (const round of rounds) await Promise.allSettled(round.map(happen));
        const { rows } = await server.db.execute<{ kind: string; balance: number; moved: number }>(sql`
        select kind, balance, coalesce((select sum(case when to_id = balance_accounts.id then amount else -amount end)
          from balance_transfers where balance_accounts.id in (from_id, to_id)), 0)::int as moved
        from balance_accounts`);
        expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
        for (const { balance, moved } of rows) expect(moved).toBe(balance);
        expect(rows.filter(({ kind, balance }) => kind !== 'school' && balance < 0)).toEqual([]);
        const { rows: books } = await server.db.execute<{ held: number; paid: number }>(sql`
        select coalesce(sum(amount) filter (where status in (0, 7)), 0)::int as held,
          coalesce(sum(amount) filter (where status = 5), 0)::int as paid from withdrawals`);
        const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
        expect(books[0]).toEqual({ held: balanceOf('held'), paid: balanceOf('paid_out') });
      },
    ),
    { numRuns: 40 },
  );
});
