import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isGranted } from '../../modules/grants/grants.fixtures.ts';
import { createAdministrator, type Manager } from '../../modules/manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../../modules/orders/orders.fixtures.ts';
import { createPerson, type Person } from '../../modules/session/people.fixtures.ts';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { createOutsideServices } from '../outside-services.ts';
import * as alipay from './alipay/alipay.fixtures.ts';
import * as wechat from './wechat-pay/wechat-pay.fixtures.ts';

let twins: Twins;
let admin: Manager;
let buyer: Person;
let orderId: string;
let articleId: number;

beforeAll(async () => {
  twins = await createTwins({
    clock: { now: () => wechat.now },
    outside: (deps) =>
      createOutsideServices(
        {
          sms: { kind: 'local' },
          wechat: { kind: 'off' },
          cloudVideo: { kind: 'local' },
          payment: { kind: 'services', wechat: wechat.wechatPaySettings, alipay: alipay.alipaySettings },
        },
        // Nobody is asked: what is told must do.
        { ...deps, fetch: () => Promise.reject(new TypeError('fetch failed')) },
      ),
  });
  admin = await createAdministrator(twins.servers[0]);
});
afterAll(() => twins.close());
beforeEach(async () => {
  await forgetLimits(twins.db);
  await twins.db.execute(sql`truncate order_refunds, order_payments`);
  buyer = await createPerson(twins.db);
  const goods = await articleForSale(twins.db);
  articleId = goods.goods_id;
  orderId = (await orders().create(goods)).order_id;
});

const orders = () => clientOf(twins.servers[0], buyer).orders;
const isTheirs = () => isGranted(twins.db, buyer.id, { type: 'article', id: articleId });

interface Word {
  order: string;
  fen: number;
  transaction: string;
  /** What the service calls the state of the trade. */
  state: 'paid' | 'closed' | 'finished';
  isForged?: boolean;
  /** ISO 8601. */
  paidAt?: string;
}

const post = async (path: string, body: string, headers: Record<string, string>, server: number) => {
  const { app } = twins.servers[server % 2 === 0 ? 0 : 1];
  const { statusCode } = await app.inject({ method: 'POST', url: path, headers, payload: body });
  return statusCode;
};

function tellByWechat({ order, fen, transaction, state, isForged, paidAt }: Word, server = 0) {
  const body = wechat.notificationOf({
    ...wechat.paidTransaction,
    out_trade_no: order,
    transaction_id: transaction,
    trade_state: { paid: 'SUCCESS', finished: 'SUCCESS', closed: 'CLOSED' }[state],
    amount: { total: fen, currency: 'CNY' },
    ...(paidAt && { success_time: paidAt }),
  });
  const signed = wechat.platformHeaders(body, isForged ? { key: wechat.merchantKeys.privateKey } : {});
  return post(
    '/api/v2/order/pay/wechat/notify',
    body,
    { 'content-type': 'application/json', ...signed },
    server,
  );
}

function tellByAlipay({ order, fen, transaction, state, isForged, paidAt }: Word, server = 0) {
  const body = alipay.notificationOf(
    {
      ...alipay.paidNotification,
      out_trade_no: order,
      trade_no: transaction,
      trade_status: { paid: 'TRADE_SUCCESS', finished: 'TRADE_FINISHED', closed: 'TRADE_CLOSED' }[state],
      total_amount: (fen / 100).toFixed(2),
      ...(paidAt && { gmt_payment: paidAt.slice(0, -6).replace('T', ' ') }),
    },
    isForged ? { key: alipay.applicationKeys.privateKey } : {},
  );
  const type = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  return post('/api/v2/order/pay/alipay/notify', body, type, server);
}

let transactions = 0;

describe.each([
  ['WeChat Pay', tellByWechat, 204, 400],
  ['Alipay', tellByAlipay, 200, 200],
] as const)('MO-06: a notification of %s', (_, tell, taken, ofClosed) => {
  const word = (change: Partial<Word> = {}): Word => ({
    order: orderId,
    fen: 2900,
    transaction: `42000${(transactions += 1)}`,
    state: 'paid',
    ...change,
  });
  const listed = async () =>
    (await admin.manage.payments.list({})).data.map(({ state, amount }) => ({ state, amount }));

  it('that is doubled, at two servers at once, hands over once', async () => {
    const told = word();
    const answers = await Promise.all(Array.from({ length: 10 }, (__, index) => tell(told, index)));
    expect(new Set(answers)).toEqual(new Set([taken]));
    expect([await orders().status(orderId), await isTheirs()]).toEqual([9, true]);
    expect(await twins.db.$count(sql`grants where order_id = ${orderId}`)).toBe(1);
    expect(await twins.db.$count(sql`order_payments where order_id = ${orderId}`)).toBe(1);
  });

  it('that is forged is refused, and kept nowhere', async () => {
    expect(await tell(word({ isForged: true }))).toBe(401);
    expect([await orders().status(orderId), await isTheirs(), await listed()]).toEqual([1, false, []]);
  });

  it('of another sum or of no order is refused, and listed', async () => {
    expect(await tell(word({ fen: 2899 }))).toBe(422);
    expect(await tell(word({ fen: 2901 }))).toBe(422);
    expect(await tell(word({ order: `9${orderId.slice(1)}` }))).toBe(422);
    expect([await orders().status(orderId), await isTheirs()]).toEqual([1, false]);
    expect(await listed()).toEqual(
      expect.arrayContaining([
        { state: 'other_sum', amount: 2899 },
        { state: 'other_sum', amount: 2901 },
        { state: 'unknown', amount: 2900 },
      ]),
    );
  });

  it.each<[string, Partial<Word>]>([
    ['0', { fen: 0 }],
    ['below 0', { fen: -2900 }],
    ['larger than any', { fen: 2 ** 31 }],
    ['larger than any number', { fen: 2 ** 53 }],
    ['without the number of an order', { order: '' }],
    ['with NUL in the number of its order', { order: `2026\u0000${'1'.repeat(15)}` }],
    ['with half a character in it', { order: '2026\uD83D' }],
    ['with NUL in its own number', { transaction: '42\u000000' }],
    ['with a number of its own that is endless', { transaction: '4'.repeat(5_000) }],
    ['of the year 275000', { paidAt: '+275000-01-01T00:00:00+08:00' }],
    ['of the year 0', { paidAt: '0000-01-01T00:00:00+08:00' }],
  ])('with values that no payment has is refused and listed once: %s', async (__, change) => {
    const told = word(change);
    const answers = [await tell(told, 0), await tell(told, 1)];
    expect(answers.every((status) => status === 422 || status === 400)).toBe(true);
    expect(await listed()).toEqual([{ state: 'unclear', amount: 0 }]);
    expect([await orders().status(orderId), await isTheirs()]).toEqual([1, false]);
  });

  it('that contradicts one of before is refused, listed, and looked after by one press', async () => {
    const told = word();
    await tell(told);
    const other = (await orders().create(await articleForSale(twins.db))).order_id;
    expect(await tell({ ...told, fen: 1 })).toBe(422);
    expect(await tell({ ...told, order: other })).toBe(422);
    const { data } = await admin.manage.payments.list({});
    expect(data.map(({ state, order_id: order }) => `${state} ${order}`).toSorted()).toEqual(
      [`unclear ${orderId}`, `unclear ${other}`].toSorted(),
    );
    expect(data.every(({ told: said }) => said.includes(told.transaction))).toBe(true);
    expect([await orders().status(orderId), await orders().status(other)]).toEqual([9, 1]);
    const { id } = data[0]!;
    await expect(admin.manage.payments.giveBack(id)).rejects.toMatchObject({ code: 1 });
    await admin.manage.payments.check(id);
    await expect(admin.manage.payments.check(id)).rejects.toMatchObject({ code: 1 });
    expect((await admin.manage.payments.list({})).data).toHaveLength(1);
    expect((await admin.manage.payments.list({ handled: 'returned' })).data).toMatchObject([
      { id, is_checked: true },
    ]);
  });

  it('that comes after the order was cancelled leaves it cancelled, and the money is on its way back', async () => {
    await orders().cancel(orderId);
    const told = word();
    expect([await tell(told, 0), await tell(told, 1)]).toEqual([taken, taken]);
    expect([await orders().status(orderId), await isTheirs()]).toEqual([7, false]);
    const { data } = await admin.manage.refunds.list({});
    expect(data).toMatchObject([{ order_id: orderId, amount: 2900, cause: 'returned', is_decided: true }]);
  });

  it('of “closed” after it was paid changes nothing, and of “finished” after the refund neither', async () => {
    const told = word();
    await tell(told);
    expect(await tell({ ...told, state: 'closed' })).toBe(ofClosed);
    expect([await orders().status(orderId), await isTheirs()]).toEqual([9, true]);
    const back = { amount: 2900, is_local: true, keeps_goods: false, reason: '退课' };
    await admin.manage.refunds.store({ ...back, order_id: orderId });
    expect(await tell({ ...told, state: 'finished' })).toBe(taken);
    expect(await isTheirs()).toBe(false);
    const { rows } = await twins.db.execute(
      sql`select fen, refunded, state from order_payments where fen > 0`,
    );
    expect(rows).toEqual([{ fen: 2900, refunded: 2900, state: 'taken' }]);
  });
});
