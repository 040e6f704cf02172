import { createFlashSalesApi, createGroupBuysApi } from '@shuyuan/api-client/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { dealsSeed } from './deals.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('sells one course in a flash sale, and one to groups that wait for two more', async () => {
  const { http } = clientOf(server);
  const { data: sales } = await createFlashSalesApi(http).list();
  expect(sales.map(({ goods_title, over_num, is_start }) => ({ goods_title, over_num, is_start }))).toEqual([
    { goods_title: dealsSeed.sale.course, over_num: dealsSeed.sale.num, is_start: true },
  ]);
  const groupBuys = createGroupBuysApi(http);
  const { data: offers } = await groupBuys.list();
  expect(offers.map(({ goods_title: title }) => title)).toEqual([dealsSeed.group.course]);
  const { items } = await groupBuys.detail(offers[0]!.id);
  expect(new Map(items.map((team) => [team.create_user_name, team.over_people_num]))).toEqual(
    new Map(dealsSeed.group.starters.map((name) => [name, dealsSeed.group.people - 1])),
  );
});
