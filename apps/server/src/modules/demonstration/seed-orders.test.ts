import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { accountPassword, accountSeeds } from './people.seed.ts';

let server: TestServer;
let learner: Client;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  const visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
  const { mobile } = accountSeeds[0];
  const { token } = await visitor.session.loginByPassword({ mobile, password: accountPassword });
  learner = createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
});
afterAll(() => server.close());

it('sells three memberships, the longer the cheaper a day, each saying what it opens', async () => {
  const plans = await learner.memberships.plans();
  expect(plans.map(({ name, expire_days }) => [name, expire_days])).toEqual([
    ['月度会员', 30],
    ['季度会员', 90],
    ['年度会员', 365],
  ]);
  const perDay = plans.map(({ charge, expire_days }) => charge / expire_days);
  expect(perDay).toEqual(perDay.toSorted((a, b) => b - a));
  expect(plans.every(({ desc_rows }) => desc_rows.length > 0)).toBe(true);
  expect((await learner.my.detail()).membership).toBeNull();
});

it('lets the learner have bought one article and cancelled another, and leaves nothing to be paid; the latest was by a coupon', async () => {
  const { data } = await learner.orders.mine();
  expect(data.map(({ status }) => status)).toEqual([9, 7, 9]);
  const [byCoupon, cancelled, paid] = data;
  const { article } = await learner.articles.detail(paid!.goods[0]!.goods_id);
  expect([article.is_buy, article.can_read, article.charge]).toEqual([true, true, paid!.charge]);
  expect(paid).toMatchObject({ payment_method: 'wechat', paid_at: expect.any(String) as string });
  expect(await learner.orders.goods(cancelled!.goods[0]!)).toMatchObject({
    is_owned: false,
    open_order: null,
  });
  const { data: subscribed } = await learner.study.list({ scene: 'subscribed' });
  expect(subscribed.map((row) => row.resource.id)).toEqual([byCoupon!.goods[0]!.goods_id, article.id]);
});

it('leaves out what somebody has hidden or made free since, and the server starts all the same', async () => {
  await server.db.execute(sql`delete from grants`);
  await server.db.execute(sql`delete from invite_rewards`);
  await server.db.execute(sql`delete from group_buy_participants`);
  await server.db.execute(sql`delete from orders`);
  await server.db.execute(sql`delete from server_marks where name = 'demonstration-orders'`);
  await server.db.execute(sql`update articles set published_at = null where title like '调试像破案%'`);
  await server.db.execute(sql`update articles set charge = 0 where title like '改稿的四遍%'`);
  await server.db.transaction((tx) => server.modules.demonstration.seed(tx));
  expect((await learner.orders.mine()).total).toBe(0);
});
