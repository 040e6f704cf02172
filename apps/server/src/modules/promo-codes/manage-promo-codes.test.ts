import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { usesOf } from './promo-codes.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const later = '2026-12-01T00:00:00.000Z';
const draft = { code: 'spring10', invited_user_reward: 10, use_times: 1, expired_at: later };

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  await saveSettings(server.db, { 'features.promoCode': true });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from promo_codes`));

async function buy(code: string) {
  const buyer = await createPerson(server.db, { nickName: '买家' });
  const { orders } = clientOf(server, buyer);
  return {
    buyer,
    orders,
    made: await orders.create({ ...(await articleForSale(server.db)), promo_code: code }),
  };
}

it('a code is kept in capitals, listed by how it stands, and tells who has used it', async () => {
  const { id } = await admin.manage.promoCodes.store(draft);
  await admin.manage.promoCodes.store({ ...draft, code: 'GONE', expired_at: '2026-11-01T00:00:00.000Z' });
  const listed = async (state: 'active' | 'used_up' | 'expired') =>
    (await admin.manage.promoCodes.list({ state })).data.map((row) => row.code);
  expect([await listed('active'), await listed('used_up'), await listed('expired')]).toEqual([
    ['SPRING10'],
    [],
    ['GONE'],
  ]);
  const { made, buyer } = await buy('SPRING10');
  expect(await listed('used_up')).toEqual(['SPRING10']);
  expect(await admin.manage.promoCodes.find(id)).toMatchObject({
    used_times: 1,
    uses: [
      {
        order_id: made.order_id,
        person: { id: buyer.id, nick_name: '买家' },
        goods_name: '读懂一首诗',
        discount: 10,
        status: 1,
        created_at: now.toISOString(),
      },
    ],
  });
});

it('refuses a code that is there, one that is for people’s own, and a limit below what was used', async () => {
  const { id } = await admin.manage.promoCodes.store({ ...draft, use_times: 0 });
  for (const code of ['Spring10', 'U2345678', 'no', '春天春天'])
    await expect(admin.manage.promoCodes.store({ ...draft, code })).rejects.toMatchObject({
      code: 1,
      data: { field: 'code' },
    });
  await buy('SPRING10');
  await buy('SPRING10');
  await expect(admin.manage.promoCodes.update(id, { use_times: 1 })).rejects.toMatchObject({
    code: 1,
    data: { field: 'use_times' },
  });
});

it('a used code is not removed; once its order was cancelled it is', async () => {
  const { id } = await admin.manage.promoCodes.store(draft);
  const { orders, made } = await buy('SPRING10');
  await expect(admin.manage.promoCodes.removeMany([id])).rejects.toMatchObject({ code: 1 });
  await orders.cancel(made.order_id);
  await admin.manage.promoCodes.removeMany([id]);
  expect((await admin.manage.promoCodes.list({})).total).toBe(0);
});

it('MO-14: many are made at once, of twelve signs that nobody mistakes, and come out as text', async () => {
  const batch = { num: 40, invited_user_reward: 5, use_times: 1, expired_at: later };
  const { codes } = await admin.manage.promoCodes.generate({ ...batch, prefix: 'new' });
  expect(new Set(codes).size).toBe(40);
  for (const code of codes) expect(code).toMatch(/^NEW[A-HJ-NP-Z2-9]{12}$/);
  const bare = await admin.manage.promoCodes.generate({ ...batch, num: 1_000 });
  for (const code of bare.codes) expect(code).toMatch(/^[A-HJ-NP-TV-Z2-9][A-HJ-NP-Z2-9]{11}$/);
  const { content } = await admin.manage.promoCodes.exportRows({ format: 'csv', keywords: 'NEW' });
  expect(Buffer.from(content, 'base64').toString('utf8')).toContain(codes[0]);
  await expect(admin.manage.promoCodes.generate({ ...batch, prefix: 'u' })).rejects.toMatchObject({
    code: 1,
    data: { field: 'prefix' },
  });
});

it('what was made at once is taken back at once', async () => {
  const made = await admin.manage.promoCodes.generate({ num: 3, invited_user_reward: 5, expired_at: later });
  await admin.manage.log.undo(made.action_id);
  expect((await admin.manage.promoCodes.list({})).total).toBe(0);
});

it('a cancelled order that is completed by hand counts as a use again', async () => {
  const { id } = await admin.manage.promoCodes.store(draft);
  const { orders, made } = await buy('SPRING10');
  await orders.cancel(made.order_id);
  expect(await usesOf(server.db, id)).toBe(0);
  const { data } = await admin.manage.orders.list({ keywords: made.order_id });
  expect((await admin.manage.orders.find(data[0]!.id)).lines).toEqual(made.lines);
  await admin.manage.orders.finish(data[0]!.id, { reason: '已转账', charge: 19 });
  expect(await usesOf(server.db, id)).toBe(1);
});

it('only who holds the right makes codes', async () => {
  const reader = await createManager(server, { promoCode: 'all' });
  expect((await reader.manage.promoCodes.list({})).total).toBe(0);
  await expect(
    reader.manage.promoCodes.generate({ num: 1, invited_user_reward: 5, expired_at: later }),
  ).rejects.toMatchObject({ code: 403 });
});
