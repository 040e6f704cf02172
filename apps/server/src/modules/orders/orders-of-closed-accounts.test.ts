import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { articleForSale, planForSale } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let server: TestServer;
let now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());

it('stay for the books without the person; what they owned goes, and late money is kept', async () => {
  const person = await createPerson(server.db);
  const { orders, session } = clientOf(server, person);
  const made = [];
  for (const goods of [
    await articleForSale(server.db),
    await planForSale(server.db),
    await articleForSale(server.db),
  ]) {
    const { order_id: id } = await orders.create(goods);
    await orders.payByWechat(id);
    made.push(payment.pay(id));
  }
  const [article, membership, late] = made;
  await server.modules.payments.paid(article!);
  await server.modules.payments.paid(membership!);
  await session.destroy();
  now = new Date(now.getTime() + 8 * 24 * 60 * 60_000);
  await server.modules.tidy(server.db);
  const rows = await server.db.execute(
    sql`select user_id, status, charge, transaction is null as unpaid from orders order by status desc, charge desc`,
  );
  expect(rows.rows).toEqual([
    { user_id: null, status: 9, charge: 29, unpaid: false },
    { user_id: null, status: 9, charge: 25, unpaid: false },
    { user_id: null, status: 5, charge: 29, unpaid: true },
  ]);
  expect(await server.db.$count(sql`grants`)).toBe(0);
  expect(await server.modules.payments.paid(late!)).toBe(true);
  expect(await server.db.$count(sql`orders where status = 9`)).toBe(3);
  expect(await server.db.$count(sql`grants`)).toBe(0);
  expect(server.log.some((line) => line.includes(late!.orderId) && line.includes('what is gone'))).toBe(true);
});
