import { createProductsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { productSeeds } from './products.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('the shop begins with what the school recommends, in its own words', async () => {
  const { data } = await createProductsApi(clientOf(server).http).list();
  const first = data.data.slice(0, productSeeds.length);
  expect(first.map(({ title, is_recommended: isRecommended }) => [title, isRecommended])).toEqual(
    productSeeds.map(({ course }) => [course, true]),
  );
  expect(first.map(({ selling_line: line }) => line)).toEqual(
    productSeeds.map(({ sellingLine }) => sellingLine),
  );
});
