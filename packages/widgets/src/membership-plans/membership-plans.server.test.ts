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
  const store = createMembershipPlansStore({ memberships, host });
  const wanted: GoodsRef[] = [];
  store.connect({ onBuy: (goods) => void wanted.push(goods) });
  const stop = store.start();
  await until(() => store.getState().status, 'ready');
  const state = store.getState();
  const [plan] = state.status === 'ready' ? state.plans : [];
  expect(plan?.desc_rows.length).toBeGreaterThan(0);
  store.actions.buy(plan!);
  const { goods } = await learner.orders.goods(wanted[0]!);
  expect(goods).toMatchObject({ goods_name: plan!.name, goods_charge: plan!.charge });
  stop();
});
