import { createProductsApi } from '@shuyuan/api-client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { articles, membershipPlans, products } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { planForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { productId, soldColumns, soldGoods } from './sold-goods.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

let essay: number;
let course: number;
let draft: number;
let plan: number;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`truncate products, orders, articles, courses, membership_plans cascade`);
  essay = await createArticle(server.db, {
    title: '写作的一篇',
    charge: 9,
    paidContent: '<p>暗香</p>',
    publishedAt: daysAgo(2),
  });
  course = await createCourse(server.db, { title: '写作课', charge: 99, publishedAt: daysAgo(3) });
  draft = await createCourse(server.db, { title: '没有发布的课', charge: 49, publishedAt: null });
  await createCourse(server.db, { title: '免费的课', charge: 0, publishedAt: daysAgo(3) });
  plan = (await planForSale(server.db)).goods_id;
});

const shop = (query?: Parameters<ReturnType<typeof createProductsApi>['list']>[0]) =>
  createProductsApi(clientOf(server).http).list(query);
const shopTitles = async () => (await shop()).data.data.map(({ title }) => title);
const essayId = () => productId({ goods_type: 'article', goods_id: essay });
const courseId = () => productId({ goods_type: 'course', goods_id: course });
const planId = () => productId({ goods_type: 'role', goods_id: plan });

async function buy(goods: { goods_type: 'article' | 'course'; goods_id: number }) {
  const person = await createPerson(server.db);
  const { orders } = clientOf(server, person);
  const { order_id: orderId } = await orders.create(goods);
  await orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
  return orders;
}

it('gives every type the id that the database gives it', async () => {
  const { rows } = await server.db.execute<{ id: string; goods_id: string; goods_type: 'article' }>(
    sql`select ${soldColumns.id} as id, ${soldColumns.goodsId} as goods_id, ${soldColumns.goodsType} as goods_type
      from ${soldGoods}`,
  );
  await server.db
    .insert(products)
    .values(
      rows.map(({ goods_type: goodsType, goods_id: goodsId }) => ({ goodsType, goodsId: Number(goodsId) })),
    );
  for (const { id, goods_type, goods_id } of rows) {
    expect(productId({ goods_type, goods_id: Number(goods_id) })).toBe(Number(id));
    expect(await server.db.$count(products, eq(products.id, Number(id)))).toBe(1);
  }
});

it('lists all that has a price, published or not, with what it has brought in', async () => {
  await buy({ goods_type: 'course', goods_id: course });
  await buy({ goods_type: 'course', goods_id: course });
  const all = await admin.manage.products.list({ sort: 'sales' });
  expect(all.total).toBe(4);
  expect(all.data[0]).toMatchObject({
    id: courseId(),
    goods_type: 'course',
    goods_id: course,
    goods_title: '写作课',
    charge: 99,
    sales: 2,
    revenue: 198,
    is_published: true,
    has_list: true,
    is_listed: true,
    weight: 0,
    is_recommended: false,
    selling_line: '',
  });
  const list = async (query: Parameters<typeof admin.manage.products.list>[0]) =>
    (await admin.manage.products.list(query)).data.map(({ goods_title: title }) => title).toSorted();
  expect(await list({ goods_type: 'role' })).toEqual(['月度会员']);
  expect(await list({ keywords: '写作' })).toEqual(['写作的一篇', '写作课']);
  expect(await list({ keywords: String(draft) })).toContain('没有发布的课');
  expect(await list({ page: 9 })).toEqual([]);
  expect((await admin.manage.products.list({ goods_type: 'role' })).data[0]).toMatchObject({
    has_list: false,
  });
  expect((await admin.manage.products.list({ keywords: '没有发布' })).data[0]).toMatchObject({
    is_published: false,
  });
});

it('takes out of the shop what its own page still sells, leaves what was bought, and puts it back', async () => {
  const orders = await buy({ goods_type: 'course', goods_id: course });
  const { action_id: action } = await admin.manage.products.remove(courseId());
  expect(await shopTitles()).toEqual(['写作的一篇']);
  expect((await shop()).counts).toEqual({ article: 1 });
  expect((await orders.goods({ goods_type: 'course', goods_id: course })).is_owned).toBe(true);
  const other = clientOf(server, await createPerson(server.db)).orders;
  expect((await other.goods({ goods_type: 'course', goods_id: course })).goods.goods_charge).toBe(99);
  expect((await admin.manage.products.list({ state: 'unlisted' })).data).toMatchObject([
    { id: courseId(), sales: 1 },
  ]);
  await admin.manage.log.undo(action);
  expect(await shopTitles()).toEqual(['写作的一篇', '写作课']);
  await admin.manage.products.removeMany([courseId(), essayId()]);
  expect(await shopTitles()).toEqual([]);
  await admin.manage.products.updateMany([courseId(), essayId()], { is_listed: true });
  expect(await shopTitles()).toEqual(['写作的一篇', '写作课']);
});

it('puts first what weighs more, and tells what is recommended with its own line', async () => {
  const row = await admin.manage.products.find(courseId());
  await admin.manage.products.update(
    courseId(),
    { weight: 5, is_recommended: true, selling_line: '从一句话写起' },
    row.updated_at,
  );
  expect((await shop()).data.data).toMatchObject([
    { title: '写作课', is_recommended: true, selling_line: '从一句话写起' },
    { title: '写作的一篇', is_recommended: false, selling_line: '' },
  ]);
  expect((await shop({ sort: 'cheapest' })).data.data[0]).toMatchObject({ title: '写作的一篇' });
  await expect(admin.manage.products.update(courseId(), { weight: 6 }, row.updated_at)).rejects.toMatchObject(
    { code: 409 },
  );
});

it('changes the one price where the thing has it, and takes it back there', async () => {
  const { action_id: action } = await admin.manage.products.update(essayId(), { charge: 12 });
  const charge = async () =>
    (await server.db.select().from(articles).where(eq(articles.id, essay)))[0]?.charge;
  expect(await charge()).toBe(12);
  expect(await shop({ type: 'article' })).toMatchObject({ data: { data: [{ charge: 12 }] } });
  await admin.manage.log.undo(action);
  expect(await charge()).toBe(9);
  await admin.manage.products.update(planId(), { charge: 30 });
  expect((await server.db.select().from(membershipPlans))[0]?.charge).toBe(30);
});

it('is stored for what has a price and a list in the shop', async () => {
  const place = { is_listed: true, weight: 3, is_recommended: true, selling_line: '' };
  const { id } = await admin.manage.products.store({ goods_type: 'article', goods_id: essay, ...place });
  expect(await admin.manage.products.find(id)).toMatchObject({ goods_id: essay, weight: 3 });
  await expect(
    admin.manage.products.store({ goods_type: 'article', goods_id: 999_999, ...place }),
  ).rejects.toMatchObject({ code: 404 });
  await expect(
    admin.manage.products.store({ goods_type: 'role', goods_id: plan, ...place }),
  ).rejects.toMatchObject({ code: 1, message: '会员、模拟卷和练习在各自的页面出售，不进商城' });
  await expect(
    admin.manage.products.updateMany([essayId(), planId()], { is_listed: false }),
  ).rejects.toMatchObject({
    code: 1,
  });
  expect((await admin.manage.products.find(essayId())).is_listed).toBe(true);
});

it('is changed by nobody who may only see it', async () => {
  const { manage } = await createManager(server, { product: 'all' });
  expect((await manage.products.list({})).total).toBe(4);
  await expect(manage.products.update(courseId(), { charge: 1 })).rejects.toMatchObject({ code: 403 });
  await expect(manage.products.remove(courseId())).rejects.toMatchObject({ code: 403 });
  expect((await manage.products.exportRows({ format: 'csv' })).filename).toContain('商品');
});
