import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, buyArticle } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale, forgetLimits, planForSale } from './orders.fixtures.ts';
import { findOpenOrder, findOverdueHandedOver, listOrders } from './orders.repo.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let server: TestServer;
let now: Date;
let buyer: Person;
const clock = { now: () => now };
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const payment = createPaymentService(clock);
const orders = (person = buyer) => clientOf(server, person).orders;
const refusal = (message: string) => ({ kind: 'business', code: 1, message });

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  buyer = await createPerson(server.db);
  await forgetLimits(server.db);
});

describe('an order', () => {
  it('is made of what is for sale, at the price of the moment, and waits fifteen minutes', async () => {
    const goods = await articleForSale(server.db, { charge: 29, thumb: '/blobs/poem.svg' });
    const order = await orders().create(goods);
    expect(order).toEqual({
      order_id: expect.stringMatching(/^20261122\d{12}$/) as string,
      charge: 29,
      deal: null,
      status: 1,
      payment_method: '',
      created_at: '2026-11-22T08:00:00.000Z',
      expires_at: '2026-11-22T08:15:00.000Z',
      paid_at: null,
      closed_at: null,
      goods: [{ ...goods, goods_name: '读懂一首诗', goods_thumb: '/blobs/poem.svg', goods_charge: 29 }],
      lines: [
        { kind: 'price', amount: 29 },
        { kind: 'to_pay', amount: 29 },
      ],
    });
    expect(await orders().detail(order.order_id)).toEqual({
      ...order,
      next_step: 'pay',
      goods: [{ ...order.goods[0], is_gone: false }],
      group: null,
      refund: null,
    });
    expect(await orders().status(order.order_id)).toBe(1);
  });

  it('costs what the server says, whatever else is sent along', async () => {
    const goods = await articleForSale(server.db);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v2/order/article',
      headers: buyer.headers,
      payload: { goods_id: goods.goods_id, goods_charge: 1, charge: 1 },
    });
    expect(answer.json()).toMatchObject({ code: 0, data: { charge: 29 } });
  });

  it('keeps its name and price when the goods change', async () => {
    const goods = await articleForSale(server.db);
    const { order_id: id } = await orders().create(goods);
    await server.db.execute(
      sql`update articles set charge = 39, title = '另一个名字' where id = ${goods.goods_id}`,
    );
    expect(await orders().detail(id)).toMatchObject({ charge: 29, goods: [{ goods_name: '读懂一首诗' }] });
    expect(await orders().create(goods)).toMatchObject({ order_id: id, charge: 29 });
  });

  it('of a membership has its name and no picture', async () => {
    const goods = await planForSale(server.db);
    const order = await orders().create(goods);
    expect(order).toMatchObject({
      charge: 25,
      goods: [{ ...goods, goods_name: '月度会员', goods_thumb: '', goods_charge: 25 }],
    });
  });

  it('is answered again while it waits, and made anew when its time is over', async () => {
    const goods = await articleForSale(server.db);
    const first = await orders().create(goods);
    wait(14.9);
    expect(await orders().create(goods)).toEqual(first);
    wait(0.2);
    const second = await orders().create(goods);
    expect(second.order_id).not.toBe(first.order_id);
    expect(await orders().detail(first.order_id)).toMatchObject({ status: 7 });
  });

  it('is one for a key that comes again, also when its time is over', async () => {
    const goods = await articleForSale(server.db);
    const first = await orders().create(goods, { idempotencyKey: 'k' });
    wait(20);
    expect(await orders().create(goods, { idempotencyKey: 'k' })).toEqual(first);
    expect((await orders().mine()).total).toBe(1);
  });

  it('of other goods, and of another person, is another one', async () => {
    const [one, two] = [await articleForSale(server.db), await articleForSale(server.db)];
    const made = [
      await orders().create(one),
      await orders().create(two),
      await orders(await createPerson(server.db)).create(one),
    ];
    expect(new Set(made.map(({ order_id: id }) => id)).size).toBe(3);
  });
});

describe('nothing is ordered', () => {
  const none = { goods_type: 'article' as const, goods_id: 999_999_999 };

  it('that is not there, or not published', async () => {
    const draft = await articleForSale(server.db, { publishedAt: null });
    const later = await articleForSale(server.db, { publishedAt: new Date('2027-01-01T00:00:00Z') });
    const gone = await planForSale(server.db, { isForSale: false });
    for (const goods of [none, { ...none, goods_type: 'role' as const }, draft, later, gone]) {
      await expect(orders().create(goods)).rejects.toMatchObject({ code: 404 });
      await expect(orders().goods(goods)).rejects.toMatchObject({ code: 404 });
    }
  });

  it('that everybody reads', async () => {
    const goods = await articleForSale(server.db, { charge: 0 });
    await expect(orders().create(goods)).rejects.toMatchObject(refusal('当前文章无法购买'));
    expect(await orders().goods(goods)).toMatchObject({ is_owned: true });
  });

  it('that is theirs', async () => {
    const goods = await articleForSale(server.db);
    await buyArticle(server.db, buyer.id, goods.goods_id, now);
    await expect(orders().create(goods)).rejects.toMatchObject(refusal('请勿重复购买'));
    expect(await orders().goods(goods)).toMatchObject({ is_owned: true, open_order: null });
  });

  it('that members read for nothing, by a member', async () => {
    const free = await articleForSale(server.db, { isVipFree: true });
    const other = await articleForSale(server.db);
    expect(await orders().goods(free)).toMatchObject({ is_owned: false });
    await becomeMember(server.db, buyer.id, now);
    await expect(orders().create(free)).rejects.toMatchObject(refusal('当前文章无法购买'));
    expect(await orders().goods(free)).toMatchObject({ is_owned: true });
    expect(await orders().create(other)).toMatchObject({ status: 1 });
  });

  it('that they have written themselves', async () => {
    const goods = await articleForSale(server.db, { authorId: buyer.id });
    await expect(orders().create(goods)).rejects.toMatchObject(refusal('当前文章无法购买'));
  });

  it('more often than a person would', async () => {
    const goods = await articleForSale(server.db);
    for (let index = 0; index < 30; index += 1) await orders().create(goods);
    await expect(orders().create(goods)).rejects.toMatchObject({
      code: 429,
      data: { retry_after: expect.any(Number) as number },
    });
    expect(await orders(await createPerson(server.db)).create(goods)).toMatchObject({ status: 1 });
  });
});

describe('goods', () => {
  it('tell what they cost, and the order that waits for them', async () => {
    const goods = await articleForSale(server.db);
    const offer = { ...goods, goods_name: '读懂一首诗', goods_thumb: '/blobs/cover.svg', goods_charge: 29 };
    expect(await orders().goods(goods)).toEqual({
      goods: offer,
      is_owned: false,
      open_order: null,
      upgrade: null,
      ends_at: null,
      invite_balance: 0,
      ways: [{ kind: 'price', charge: 29, name: '', ends_at: null }],
      refund: { days: 7, fee_percent: 0, unit: 'none' },
    });
    const order = await orders().create(goods);
    expect((await orders().goods(goods)).open_order).toEqual(order);
    wait(15);
    expect((await orders().goods(goods)).open_order).toBeNull();
  });

  it('of a membership are never owned', async () => {
    const goods = await planForSale(server.db);
    await becomeMember(server.db, buyer.id, now);
    expect(await orders().goods(goods)).toMatchObject({ is_owned: false });
  });
});

describe('the list of a person', () => {
  const ids = async (query: Parameters<ReturnType<typeof orders>['mine']>[0] = {}) => {
    const { data, total } = await orders().mine(query);
    return { ids: data.map(({ order_id: id }) => id), total };
  };

  async function order() {
    wait(1);
    return (await orders().create(await articleForSale(server.db))).order_id;
  }

  it('has theirs alone, the latest first, in pages', async () => {
    await orders(await createPerson(server.db)).create(await articleForSale(server.db));
    expect(await ids()).toEqual({ ids: [], total: 0 });
    const [a, b, c] = [await order(), await order(), await order()];
    expect(await ids()).toEqual({ ids: [c, b, a], total: 3 });
    expect(await ids({ page: 2, size: 2 })).toEqual({ ids: [a], total: 3 });
    expect(await ids({ page: 3, size: 2 })).toEqual({ ids: [], total: 3 });
  });

  it('is filtered by what has become of them, by time alone too', async () => {
    const [late, cancelled] = [await order(), await order()];
    await orders().cancel(cancelled);
    wait(14);
    const [open, handed] = [await order(), await order()];
    await orders().payByWechat(handed);
    const paid = await order();
    await orders().payByWechat(paid);
    await server.modules.payments.paid(payment.pay(paid));
    expect(await ids({ state: 'open' })).toEqual({ ids: [handed, open], total: 2 });
    expect(await ids({ state: 'paid' })).toEqual({ ids: [paid], total: 1 });
    expect(await ids({ state: 'cancelled' })).toEqual({ ids: [cancelled, late], total: 2 });
    const { data } = await orders().mine();
    expect(data.map(({ status }) => status)).toEqual([9, 5, 1, 7, 7]);
  });

  it('is read from an index in its order, however many there are', async () => {
    await server.db.execute(sql`
      insert into orders (id, user_id, goods_type, goods_id, goods_name, goods_thumb, charge, status, created_at, expires_at)
      select '3' || lpad(n::text, 19, '0'), case when n % 2 = 0 then ${buyer.id}::bigint end, 'article', n, 'x', '', 9,
        case when n % 50 = 0 then 5 else 7 end, now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, 20000) n`);
    await server.db.execute(sql`analyze orders`);
    const plan = async (query: { getSQL: () => ReturnType<typeof sql> }) =>
      (await server.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    const mine = await plan(listOrders(server.db, buyer.id, { now }, { page: 1, size: 10 }));
    expect(mine).toContain('Index Scan Backward using orders_newest');
    expect(mine).not.toContain('Sort');
    const wanted = { userId: buyer.id, type: 'article' as const, goodsId: 7 };
    expect(await plan(findOpenOrder(server.db, wanted))).toContain('orders_open');
    expect(await plan(findOverdueHandedOver(server.db, new Date('2020-01-01'), { limit: 50 }))).toContain(
      'orders_overdue',
    );
    await server.db.execute(sql`delete from orders where goods_name = 'x'`);
  });
});

describe('an order is nobody else’s', () => {
  it('to see, to pay, to ask after and to cancel', async () => {
    const { order_id: id } = await orders().create(await articleForSale(server.db));
    const other = orders(await createPerson(server.db));
    for (const call of [other.detail, other.status, other.payByWechat, other.cancel]) {
      await expect(call(id)).rejects.toMatchObject({ code: 404, message: '订单不存在' });
      await expect(call('20261122000000000000')).rejects.toMatchObject({ code: 404 });
    }
    expect(await orders().status(id)).toBe(1);
  });

  it('is for signed-in people', async () => {
    const visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer }).orders;
    const goods = await articleForSale(server.db);
    const id = '20261122000000000000';
    for (const call of [
      () => visitor.mine(),
      () => visitor.goods(goods),
      () => visitor.create(goods),
      () => visitor.detail(id),
      () => visitor.status(id),
      () => visitor.payByWechat(id),
      () => visitor.cancel(id),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await visitor.payments()).toEqual([{ sign: 'wechat', name: '微信支付' }]);
  });
});

describe('where nothing can be paid', () => {
  it('no way of paying is offered and nothing is ordered, and the words say why', async () => {
    const unpaid = await createTestServer({ payment: null });
    try {
      const person = await createPerson(unpaid.db);
      const client = clientOf(unpaid, person).orders;
      const goods = await articleForSale(unpaid.db);
      expect(await client.payments()).toEqual([]);
      expect(await client.goods(goods)).toMatchObject({ is_owned: false });
      await expect(client.create(goods)).rejects.toMatchObject(refusal('暂未开通支付，无法购买'));
      expect((await client.mine()).total).toBe(0);
    } finally {
      await unpaid.close();
    }
  });
});
