import type { GoodsRef } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until, visit } from '../testing/real-server.fixtures.ts';
import { createMembershipPlansStore } from './membership-plans.store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('shows a visitor what is for sale, and leads the learner to goods that the server sells', async () => {
  const learner = await signInAsLearner(server.fetch);
  const host = createTestHost({ user: await learner.my.detail(), now: Date.now() });
  const { memberships } = visit(server.fetch);
  const wanted: GoodsRef[] = [];
  const props = { memberships, onBuy: (goods: GoodsRef) => void wanted.push(goods) };
  const store = createMembershipPlansStore({ host, getProps: () => props });
  const stop = store.start();
  const plans = () => store.getState().plans;
  await until(() => plans().status, 'ready');
  const shown = plans();
  const [plan] = shown.status === 'ready' ? shown.plans : [];
  expect(plan?.desc_rows.length).toBeGreaterThan(0);
  store.actions.buy(plan!);
  const { goods } = await learner.orders.goods(wanted[0]!);
  expect(goods).toMatchObject({ goods_name: plan!.name, goods_charge: plan!.charge });
  stop();
});
