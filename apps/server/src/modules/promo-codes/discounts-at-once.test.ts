import { createCouponsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { createClient, isApiError, type Client } from '@shuyuan/api-client';
import { inProcessFetch } from '../../in-process-fetch.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCoupons } from '../coupons/coupons.fixtures.ts';
import { articleForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createPromoCode, usesOf } from './promo-codes.fixtures.ts';

const buyers = 300;
const limit = 100;
const clock = { now: () => new Date('2026-11-22T08:00:00.000Z') };
let twins: Twins;
let people: Person[];

beforeAll(async () => {
  twins = await createTwins({ clock, payment: createPaymentService(clock).service });
  await saveSettings(twins.db, { 'features.promoCode': true });
  people = [];
  for (let index = 0; index < buyers; index += 1) people.push(await createPerson(twins.db));
}, 120_000);
afterAll(() => twins.close());

/** A buyer at home, with the time that 300 at once need on a small machine. */
function clientAt(index: number) {
  const { app } = twins.servers[index % 2 === 0 ? 0 : 1];
  const remoteAddress = `10.${index >> 8}.${index & 255}.1`;
  const inject = (options: InjectOptions) => app.inject({ ...options, remoteAddress });
  const fetch = inProcessFetch({ inject } as unknown as typeof app);
  return createClient({ baseUrl: '', fetch, token: () => people[index]!.token, timeout: 120_000 });
}

/** What each of them does, every other one at the other server. */
const all = <Answer>(work: (client: Client, index: number) => Promise<Answer>) =>
  Promise.allSettled(people.map((_, index) => untilAnswered(() => work(clientAt(index), index))));

/** A server that has no connection left says so, and its buyers press again. */
async function untilAnswered<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isApiError(error) || error.code !== 503) throw error;
    return untilAnswered(work);
  }
}

function endsOf(results: PromiseSettledResult<unknown>[]) {
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  return {
    done: results.length - refusals.length,
    refusals: [...new Set(refusals.map(({ message }) => message))],
  };
}

const discounted = (kind: string) =>
  twins.db.$count(sql`orders where discount_kind = ${kind} and discount = 10 and charge = 19`);

it('MO-02: of 300 buyers at once at two servers 100 have the discount of a code for 100', async () => {
  const code = await createPromoCode(twins.db, { code: 'HUNDRED', useTimes: limit });
  const goods = await articleForSale(twins.db);
  const made = await all(({ orders }) => orders.create({ ...goods, promo_code: 'HUNDRED' }));
  expect(endsOf(made)).toEqual({ done: limit, refusals: ['优惠码 HUNDRED 无效，请重新输入'] });
  expect([await usesOf(twins.db, code), await discounted('promo_code')]).toEqual([limit, limit]);
}, 120_000);

it('MO-02: of 300 people at once at two servers 100 take a coupon of a batch of 100, and buy with it once', async () => {
  const { token } = await createCoupons(twins.db, limit);
  const goods = await articleForSale(twins.db);
  const taken = await all(async ({ http }) => (await createCouponsApi(http).take(token)).id);
  expect(endsOf(taken)).toEqual({ done: limit, refusals: ['优惠券已领完'] });
  // Each of those pays with any coupon there is, their own or another's.
  const ids = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(new Set(ids).size).toBe(limit);
  const made = await all(({ orders }, index) => orders.create({ ...goods, coupon: ids[index % limit]! }));
  const { rows } = await twins.db.execute<{ orders: number; coupons: number; own: number }>(sql`
    select count(*)::int as orders, count(distinct c.id)::int as coupons,
      (count(*) filter (where c.user_id = o.user_id and c.order_id = o.id))::int as own
    from orders o join coupons c on c.id = o.discount_id where o.discount_kind = 'coupon'`);
  const { done } = endsOf(made);
  expect(rows).toEqual([{ orders: done, coupons: done, own: done }]);
  const own = await all(async ({ orders, http }) => {
    const [mine] = (await createCouponsApi(http).mine({ status: 'unused' })).data;
    if (mine) await orders.create({ ...goods, coupon: mine.id });
  });
  expect(endsOf(own).refusals).toEqual([]);
  expect(await discounted('coupon')).toBe(limit);
}, 120_000);
