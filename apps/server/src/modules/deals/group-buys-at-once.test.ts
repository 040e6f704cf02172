import { createGroupBuysApi, createRefundsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { isGranted } from '../grants/grants.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createGroupBuy } from './deals.fixtures.ts';

let twins: Twins;
let admin: Manager;
let now: Date;
let course: number;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const later = (hours: number) => void (now = new Date(now.getTime() + hours * 60 * 60_000));
const client = (person: Person, server: number) => clientOf(twins.servers[server % 2 === 0 ? 0 : 1], person);
const settleBoth = () => Promise.all(twins.servers.map((server) => server.modules.settleOrders(server.db)));
const has = (person: Person) => isGranted(twins.db, person.id, { type: 'course', id: course });

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
  admin = await createAdministrator(twins.servers[0]);
  await saveSettings(twins.db, { 'features.tuangou': true });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(twins.db);
  course = await createCourse(twins.db, { title: '一句话的写法', charge: 99, lessons: [{ title: '正课' }] });
});

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createPerson(twins.db)));

/** An order of somebody who has paid, and whose word is still to come. */
async function pay(id: number, person: Person, server: number, teamId?: number) {
  const { order_id: orderId } = await createGroupBuysApi(client(person, server).http).buy(id, teamId);
  await client(person, server).orders.payByWechat(orderId);
  return payment.pay(orderId);
}

const tell = (word: Awaited<ReturnType<typeof pay>>, server: number) =>
  twins.servers[server % 2 === 0 ? 0 : 1].modules.payments.paid(word);

async function join(id: number, person: Person, teamId?: number) {
  await tell(await pay(id, person, 0, teamId), 0);
  return (await createGroupBuysApi(client(person, 0).http).detail(id)).join_item!;
}

it('MO-12: of nine who pay for one group of three at two servers three fill it, and the others are in groups of their own', async () => {
  const id = await createGroupBuy(twins.db, now, { goodsId: course });
  const [first, ...rest] = await people(9);
  const team = await join(id, first!);
  const words = await Promise.all(rest.map((person, index) => pay(id, person, index, team.id)));
  // Each word twice, at both servers.
  await Promise.all(words.flatMap((word, index) => [tell(word, index), tell(word, index + 1)]));
  const { rows } = await twins.db.execute<{ status: number; taken: number; people: number }>(sql`
    select t.status, count(p.joined_at)::int as taken, t.people_num as people from group_buy_teams t
    join group_buy_participants p on p.team_id = t.id where t.group_buy_id = ${id} group by t.id`);
  expect(rows.reduce((sum, { taken }) => sum + taken, 0)).toBe(9);
  for (const { status, taken } of rows) expect([status, taken]).toEqual(taken === 3 ? [1, 3] : [3, taken]);
  const had = await Promise.all([first!, ...rest].map(has));
  expect(had.filter(Boolean)).toHaveLength(3 * rows.filter(({ status }) => status === 1).length);
});

describe('MO-12: a group that fails by its time', () => {
  const refunded = async (person: Person) =>
    (
      await twins.db.execute<{ refunded: number; fen: number; status: number }>(sql`
        select p.refunded, p.fen, r.status from order_payments p join orders o on o.id = p.order_id
        join order_refunds r on r.payment_id = p.id and r.cause = 'returned' where o.user_id = ${person.id}`)
    ).rows;
  const whole = [{ refunded: 5900, fen: 5900, status: 5 }];

  it('pays everybody back once, whichever server looks, and whoever pays for it at that moment begins another', async () => {
    const id = await createGroupBuy(twins.db, now, { goodsId: course });
    const [first, second, late] = await people(3);
    const team = await join(id, first!);
    await join(id, second!, team.id);
    now = new Date(now.getTime() + 24 * 60 * 60_000 - 60_000);
    const word = await pay(id, late!, 1, team.id);
    later(1 / 60);
    await Promise.all([settleBoth(), settleBoth(), tell(word, 1)]);
    await settleBoth();
    expect([await refunded(first!), await refunded(second!), await refunded(late!)]).toEqual([
      whole,
      whole,
      [],
    ]);
    expect((await createGroupBuysApi(client(late!, 0).http).detail(id)).join_item).toMatchObject({
      status: 3,
    });
  });

  it('pays back also who has asked for a refund that waits, and the rest of what went back in part', async () => {
    const id = await createGroupBuy(twins.db, now, { goodsId: course });
    const [first, second] = await people(2);
    const team = await join(id, first!);
    await join(id, second!, team.id);
    const orderOf = async (person: Person) => (await client(person, 0).orders.mine()).data[0]!.order_id;
    await createRefundsApi(client(first!, 0).http).ask(await orderOf(first!), '等不及了');
    payment.trouble('findRefund', 'before');
    const part = {
      order_id: await orderOf(second!),
      amount: 900,
      is_local: false,
      keeps_goods: true,
      reason: '补差价',
    };
    await admin.manage.refunds.store(part);
    later(24);
    for (let round = 0; round < 4; round += 1) await settleBoth();
    expect([await refunded(first!), await refunded(second!)]).toEqual([whole, whole]);
    expect(
      (await createRefundsApi(client(first!, 0).http).preview(await orderOf(first!))).refunds,
    ).toMatchObject([
      { cause: 'returned', status: 5, amount: 5900 },
      { cause: 'asked', status: 13 },
    ]);
  });
});
