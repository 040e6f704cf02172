import { createCouponsApi } from '@shuyuan/api-client/money';
import { isApiError } from '@shuyuan/api-client';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createCoupons, holderOf } from './coupons.fixtures.ts';

const start = new Date('2026-11-22T08:00:00.000Z');
let now = start;
const clock = { now: () => now };
const payment = createPaymentService(clock);
let twins: Twins;

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
});
afterAll(() => twins.close());

/** What happens, each by one of two tabs at a server of its own; `at` names a thing that is bought, or an order that was made. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('order', 'plain', 'handOver', 'pay', 'cancel', 'expire', 'round'),
    tab: fc.constantFrom(0 as const, 1 as const),
    at: fc.nat({ max: 2 }),
    /** Begins before the one before it has ended. */
    isAtOnce: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12 },
);

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

async function createRound() {
  await forgetLimits(twins.db);
  const buyer: Person = await createPerson(twins.db);
  const { token } = await createCoupons(twins.db, 1);
  const clients = twins.servers.map((server) => clientOf(server, buyer));
  const coupon = (await createCouponsApi(clients[0]!.http).take(token)).id;
  const goods = await Promise.all([0, 1, 2].map(() => articleForSale(twins.db)));
  const made: string[] = [];

  async function step({ kind, tab, at }: Steps[number]): Promise<void> {
    const { orders } = clients[tab]!;
    const id = made[at];
    if (kind === 'order' || kind === 'plain') {
      const terms = kind === 'order' ? { coupon } : {};
      const { order_id: fresh } = await orders.create({ ...goods[at]!, ...terms });
      if (!made.includes(fresh)) made.unshift(fresh);
      return;
    }
    if (kind === 'expire') now = new Date(now.getTime() + 16 * 60_000);
    if (kind === 'round') await twins.servers[tab].modules.settleOrders(twins.servers[tab].db);
    if (id === undefined) return;
    if (kind === 'handOver') await orders.payByWechat(id);
    if (kind === 'cancel') await orders.cancel(id);
    if (kind === 'pay') {
      await orders.payByWechat(id);
      if (!canBePaid(id)) return;
      now = new Date(now.getTime() + 6_000);
      await orders.status(id);
    }
  }
  return { buyer, coupon, step };
}

/** Money comes, unless the order was closed meanwhile: then nobody can pay. */
function canBePaid(id: string): boolean {
  try {
    payment.pay(id);
    return true;
  } catch {
    return false;
  }
}

/** Refusals are part of the game; a fault of the server is none. */
async function tolerate(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isApiError(error) || error.code === 500) throw error;
  }
}

/** The orders that stand by the coupon, and the one that the coupon says uses it. */
async function uses(userId: number, coupon: number) {
  const { rows } = await twins.db.execute<{ id: string }>(sql`select id from orders
    where user_id = ${userId} and discount_kind = 'coupon' and discount_id = ${coupon} and status in (1, 5, 9)`);
  return { orders: rows.map(({ id }) => id), holder: await holderOf(twins.db, coupon) };
}

it('MO-03: however two tabs order, pay, cancel and let orders lapse, a coupon is never used twice nor lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      now = start;
      const { buyer, coupon, step } = await createRound();
      let running: Promise<void>[] = [];
      for (const each of played) {
        if (!each.isAtOnce) {
          await Promise.all(running);
          running = [];
        }
        running.push(tolerate(step(each)));
      }
      await Promise.all(running);
      const { orders, holder } = await uses(buyer.id, coupon);
      expect(orders).toEqual(holder === null ? [] : [holder]);
    }),
    { numRuns: 60 },
  );
}, 120_000);
