import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anthologies } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale, forgetLimits } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let server: TestServer;
let buyer: Person;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const client = (person = buyer) => clientOf(server, person);
const refusal = (message: string) => ({ kind: 'business', code: 1, message });

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetLimits(server.db);
  buyer = await createPerson(server.db);
});

async function forSale(anthology: Parameters<typeof createAnthology>[1] = {}) {
  const article = await articleForSale(server.db, { paidContent: '<p>暗香浮动。</p>' });
  const id = await createAnthology(server.db, {
    title: '把错找出来',
    thumb: '/blobs/anthology.svg',
    charge: 49,
    articles: [article.goods_id],
    ...anthology,
  });
  return { article, anthology: { goods_type: 'anthology' as const, goods_id: id } };
}

async function pay(orderId: string) {
  await client().orders.payByWechat(orderId);
  return server.modules.payments.paid(payment.pay(orderId));
}

it('an anthology is ordered at the price of the moment, paid, and then open with all that is part of it', async () => {
  const { article, anthology } = await forSale();
  const order = await client().orders.create(anthology);
  expect(order).toMatchObject({
    charge: 49,
    goods: [
      { ...anthology, goods_name: '把错找出来', goods_thumb: '/blobs/anthology.svg', goods_charge: 49 },
    ],
  });
  expect((await client().articles.detail(article.goods_id)).article.can_read).toBe(false);
  await pay(order.order_id);
  expect(await client().orders.status(order.order_id)).toBe(9);
  expect((await client().anthologies.detail(anthology.goods_id)).anthology).toMatchObject({
    can_read: true,
    is_buy: true,
  });
  expect((await client().articles.detail(article.goods_id)).article).toMatchObject({
    can_read: true,
    is_buy: true,
    render_content: expect.stringContaining('暗香浮动') as string,
  });
});

it('costs what the server says, whatever else is sent along', async () => {
  const { anthology } = await forSale();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v2/order/anthology',
    headers: buyer.headers,
    payload: { goods_id: anthology.goods_id, goods_charge: 1, charge: 1 },
  });
  expect(answer.json()).toMatchObject({ code: 0, data: { charge: 49 } });
});

it('neither the anthology nor anything in it is sold again to who has it', async () => {
  const { article, anthology } = await forSale();
  const waiting = await client().orders.create(article);
  await pay((await client().orders.create(anthology)).order_id);
  for (const goods of [anthology, article]) {
    expect(await client().orders.goods(goods)).toMatchObject({ is_owned: true });
    await expect(client().orders.payByWechat(waiting.order_id)).rejects.toMatchObject(
      refusal('请勿重复购买'),
    );
  }
  await client().orders.cancel(waiting.order_id);
  for (const goods of [anthology, article])
    await expect(client().orders.create(goods)).rejects.toMatchObject(refusal('请勿重复购买'));
});

it('is not sold to who has it without buying: for nothing, as a member, or as its author', async () => {
  const member = await createPerson(server.db);
  await becomeMember(server.db, member.id, now);
  const free = await forSale({ charge: 0 });
  const forMembers = await forSale({ isVipFree: true });
  const own = await forSale({ authorId: buyer.id });
  const notSold = refusal('当前文集无法购买');
  await expect(client().orders.create(free.anthology)).rejects.toMatchObject(notSold);
  await expect(client(member).orders.create(forMembers.anthology)).rejects.toMatchObject(notSold);
  await expect(client(member).orders.create(forMembers.article)).rejects.toMatchObject(
    refusal('当前文章无法购买'),
  );
  await expect(client().orders.create(own.anthology)).rejects.toMatchObject(notSold);
  expect((await client().orders.create(forMembers.anthology)).charge).toBe(49);
});

it('is not sold while it is hidden', async () => {
  const { anthology } = await forSale();
  await server.db
    .update(anthologies)
    .set({ publishedAt: null })
    .where(eq(anthologies.id, anthology.goods_id));
  await expect(client().orders.create(anthology)).rejects.toMatchObject({
    code: 404,
    message: '商品不存在或已下架',
  });
});
