import { createCouponsApi } from '@shuyuan/api-client/money';
import { createClient } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { couponsSeed } from './coupons.seed.ts';
import { accountPassword } from './people.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('has coupons of each kind, taken by learners', async () => {
  const { manage } = await createAdministrator(server);
  const { data } = await manage.coupons.list({ state: 'active' });
  const told = data.map(({ name, generated, received, used }) => ({ name, generated, received, used }));
  expect(told.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    couponsSeed.batches
      .map(({ name, num, takers, own }) => ({
        name,
        generated: num,
        received: takers.length + (own === 'nothing' ? 0 : 1),
        used: own === 'used' ? 1 : 0,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  expect(data.find(({ target_type: type }) => type === 'course')?.target_title).toBe(
    couponsSeed.batches.find(({ course }) => course !== undefined)?.course,
  );
});

it('the learner who can sign in has one of each state, and something to take', async () => {
  const visitor = createClient({ baseUrl: '', fetch: server.fetch });
  const { token } = await visitor.session.loginByPassword({
    mobile: '13800000001',
    password: accountPassword,
  });
  const own = createClient({ baseUrl: '', fetch: server.fetch, token: () => token });
  const coupons = createCouponsApi(own.http);
  for (const status of ['unused', 'used', 'expired'] as const) {
    const { data } = await coupons.mine({ status });
    expect(data.map(({ name }) => name)).toEqual(
      couponsSeed.batches.filter((batch) => batch.own === status).map(({ name }) => name),
    );
  }
  expect((await coupons.offers()).data.map(({ name }) => name)).toEqual(['开学季立减券']);
});
