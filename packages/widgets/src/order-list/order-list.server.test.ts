import type { Client, User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { createOrderListStore } from './order-list.store.ts';
import { orderListStrings } from './order-list.strings.ts';

let server: TestServer;
let client: Client;
let user: User;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = await signInAsLearner(server.fetch);
  user = await client.my.detail();
});
afterAll(() => server.close());

it('lists what the learner has ordered, and cancels what is not paid', async () => {
  const [plan] = await client.memberships.plans();
  const order = await client.orders.create({ goods_type: 'role', goods_id: plan!.id });
  const host = createTestHost({ user, now: Date.now() });
  const strings = orderListStrings['zh-CN'];
  const place = { tab: 'all', state: 'open', page: 1 } as const;
  const store = createOrderListStore({
    host,
    strings,
    getProps: () => ({ orders: client.orders, place, onPay() {} }),
  });
  const { getState, actions } = store;
  const stop = store.start();
  const rows = () => {
    const { list } = getState();
    return list.status === 'ready' ? list.rows : [];
  };
  await until(() => rows().length === 1);
  expect(rows()[0]).toMatchObject(order);
  actions.cancel(order);
  actions.confirmCancel();
  await until(() => getState().list.status === 'ready' && rows().length === 0);
  actions.chooseState('cancelled');
  await until(() => rows().some(({ order_id }) => order_id === order.order_id));
  expect(getState().cancelling).toBeNull();
  stop();
});
