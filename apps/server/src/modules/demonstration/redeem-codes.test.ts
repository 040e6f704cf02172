import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { redeemSeeds } from './redeem-codes.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('has codes for a membership, and codes for a course with a paper, of which one was used', async () => {
  const { manage } = await createAdministrator(server);
  const { membership, gift } = redeemSeeds;
  const { data } = await manage.redeemCodes.list({ state: 'running' });
  const told = data.map(({ name, relate_data: things, code_count: all, used_count: used }) => ({
    name,
    things: things.map((thing) => thing.name),
    all,
    used,
  }));
  expect(told).toEqual([
    { name: gift.name, things: [gift.course, gift.paper], all: gift.codes.length, used: 1 },
    { name: membership.name, things: [membership.plan], all: membership.codes.length, used: 0 },
  ]);
  const { data: used } = await manage.redeemCodes.codes(data[0]!.id, { state: 'used' });
  expect(used.map(({ code, used_by: person }) => [code, person?.nick_name])).toEqual([
    [gift.codes[0], gift.usedBy],
  ]);
});
