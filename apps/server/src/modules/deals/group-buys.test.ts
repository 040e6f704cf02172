import { createGroupBuysApi } from '@shuyuan/api-client/money';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderRefunds } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createGroupBuy } from './deals.fixtures.ts';

let server: TestServer;
let now: Date;
let course: number;
let people: [Person, Person, Person, Person];
const clock = { now: () => now };
const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const payment = createPaymentService(clock);
const groups = (person: Person) => createGroupBuysApi(clientOf(server, person).http);
const refusal = (message: string) => ({ kind: 'business', code: 1, message });

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  await saveSettings(server.db, { 'features.tuangou': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  const create = () => createPerson(server.db);
  people = [await create(), await create(), await create(), await create()];
  course = await createCourse(server.db, { title: '一句话的写法', charge: 99, lessons: [{ title: '正课' }] });
});

async function pay(orderId: string, person: Person) {
  await clientOf(server, person).orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
}

async function buy(id: number, person: Person, teamId?: number) {
  const { order_id: orderId } = await groups(person).buy(id, teamId);
  await pay(orderId, person);
  return (await groups(person).detail(id)).join_item!;
}

const hasCourse = async (person: Person) =>
  (await clientOf(server, person).courses.detail(course)).course.is_buy;

it('three people fill a group, and only then each of them has the thing', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course });
  const [first, second, third] = people;
  const begun = await groups(first).buy(id);
  expect(begun).toMatchObject({ charge: 59, status: 1 });
  expect((await groups(first).detail(id)).items).toEqual([]);
  await pay(begun.order_id, first);
  const { items, goods } = await groups(second).detail(id);
  expect(goods).toMatchObject({ charge: 59, original_charge: 99, people_num: 3, time_limit: 24 });
  expect(items).toMatchObject([
    { status: 3, create_user_id: first.id, over_people_num: 2, expires_at: after(24).toISOString() },
  ]);
  await buy(id, second, items[0]!.id);
  expect(await Promise.all([hasCourse(first), hasCourse(second)])).toEqual([false, false]);
  const full = await buy(id, third, items[0]!.id);
  expect(full).toMatchObject({ status: 1, over_people_num: 0 });
  expect(full.users.map((user) => user.id)).toEqual([first.id, second.id, third.id]);
  expect(await Promise.all([first, second, third].map(hasCourse))).toEqual([true, true, true]);
  expect((await groups(first).detail(id)).items).toEqual([]);
  expect(await groups(second).mine()).toMatchObject({ total: 1, data: [{ status: 1, item: { status: 1 } }] });
});

it('an order of a group is 0, 1 or 3, and a group 3 while it waits, 1 when it is complete, 2 when it failed', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course, peopleNum: 2 });
  const [first, second, third] = people;
  const mine = async (person: Person) =>
    (await groups(person).mine()).data.map(({ status, item }) => [status, item?.status ?? null]);
  const { order_id: orderId } = await groups(first).buy(id);
  expect(await mine(first)).toEqual([[0, null]]);
  await pay(orderId, first);
  expect(await mine(first)).toEqual([[1, 3]]);
  await groups(second).buy(id);
  const [unpaid] = (await clientOf(server, second).orders.mine()).data;
  await clientOf(server, second).orders.cancel(unpaid!.order_id);
  expect(await mine(second)).toEqual([[3, null]]);
  const team = (await groups(first).detail(id)).join_item!;
  await buy(id, third, team.id);
  expect([await mine(first), await mine(third)]).toEqual([[[1, 1]], [[1, 1]]]);

  await buy(id, second);
  now = after(24);
  await server.modules.settleOrders(server.db);
  expect((await mine(second))[0]).toEqual([1, 2]);
});

it('MO-12: of two who pay for the last place one is in, the other begins a group', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course, peopleNum: 2 });
  const [first, second, third] = people;
  const team = await buy(id, first);
  const orders = await Promise.all([groups(second).buy(id, team.id), groups(third).buy(id, team.id)]);
  await clientOf(server, second).orders.payByWechat(orders[0].order_id);
  await clientOf(server, third).orders.payByWechat(orders[1].order_id);
  await Promise.all(orders.map((order) => server.modules.payments.paid(payment.pay(order.order_id))));
  const teams = await Promise.all(
    [first, second, third].map(async (person) => (await groups(person).detail(id)).join_item!),
  );
  expect(teams.filter((each) => each.id === team.id && each.status === 1)).toHaveLength(2);
  expect(teams.filter((each) => each.id !== team.id)).toMatchObject([{ status: 3, over_people_num: 1 }]);
  expect((await Promise.all([first, second, third].map(hasCourse))).filter(Boolean)).toHaveLength(2);
});

it('refuses a full group, one of another offer, one whose time is over, and a second place', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course, peopleNum: 2 });
  const other = await createGroupBuy(server.db, now, { goodsId: course });
  const [first, second, third, fourth] = people;
  const team = await buy(id, first);
  await expect(groups(first).buy(id)).rejects.toMatchObject(refusal('你已经在团里了'));
  await expect(groups(second).buy(other, team.id)).rejects.toMatchObject({ code: 404 });
  await buy(id, second, team.id);
  await expect(groups(third).buy(id, team.id)).rejects.toMatchObject({ code: 1 });
  await expect(groups(first).buy(id)).rejects.toMatchObject(refusal('请勿重复购买'));
  const late = await buy(id, third);
  now = after(24);
  await expect(groups(fourth).buy(id, late.id)).rejects.toMatchObject(
    refusal('这个团已结束，请参加其他团或自己开团'),
  );
});

it('an offer that has ended begins no group, but those that wait still fill up', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course, peopleNum: 2, endedAt: after(1) });
  const [first, second, third] = people;
  const team = await buy(id, first);
  now = after(2);
  await expect(groups(third).buy(id)).rejects.toMatchObject(refusal('活动已结束'));
  expect(await buy(id, second, team.id)).toMatchObject({ status: 1 });
});

it('the same order is answered again while it waits, another group makes another one', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course });
  const [first, second] = people;
  const team = await buy(id, first);
  const alone = await groups(second).buy(id);
  expect((await groups(second).buy(id)).order_id).toBe(alone.order_id);
  const joined = await groups(second).buy(id, team.id);
  expect(joined.order_id).not.toBe(alone.order_id);
  expect(await clientOf(server, second).orders.status(alone.order_id)).toBe(7);
});

it('MO-12: a group that is not complete in its time fails once, and everybody in it is paid back', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course });
  const [first, second] = people;
  const team = await buy(id, first);
  await buy(id, second, team.id);
  now = after(24);
  await server.modules.settleOrders(server.db);
  await server.modules.settleOrders(server.db);
  expect((await groups(first).detail(id)).join_item).toMatchObject({ status: 2 });
  for (const person of [first, second]) {
    const { data } = await clientOf(server, person).orders.mine();
    expect(data).toMatchObject([{ charge: 59, refund: { amount: 5900 } }]);
    expect(await hasCourse(person)).toBe(false);
  }
  const paidBack = await server.db.$count(orderRefunds, inArray(orderRefunds.userId, [first.id, second.id]));
  expect(paidBack).toBe(2);
});

it('MO-12: who was paid back while a group waits is no longer in it; a refund after success leaves the rest', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course, peopleNum: 2 });
  const [first, second, third] = people;
  const admin = await createAdministrator(server);
  const giveBack = async (person: Person) => {
    const [order] = (await clientOf(server, person).orders.mine()).data;
    await admin.manage.refunds.store(
      { order_id: order!.order_id, amount: 5900, is_local: false, keeps_goods: false, reason: '不想参加了' },
      { idempotencyKey: order!.order_id },
    );
  };
  const team = await buy(id, first);
  await giveBack(first);
  expect((await groups(second).detail(id)).items).toMatchObject([
    { id: team.id, users: [], over_people_num: 2 },
  ]);
  await buy(id, second, team.id);
  expect(await hasCourse(second)).toBe(false);
  await buy(id, third, team.id);
  expect(await Promise.all([first, second, third].map(hasCourse))).toEqual([false, true, true]);
  await giveBack(third);
  expect(await Promise.all([second, third].map(hasCourse))).toEqual([true, false]);
});

it('the list of orders is narrowed to those of groups, and says how many theirs still lacks', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course });
  const [first, second, third] = people;
  const team = await buy(id, first);
  const mine = async (person: Person, query: Parameters<ReturnType<typeof clientOf>['orders']['mine']>[0]) =>
    clientOf(server, person).orders.mine(query);
  expect((await mine(first, { deal: 'group_buy', state: 'paid' })).data).toMatchObject([
    {
      deal: 'group_buy',
      status: 9,
      group: { group_buy_id: id, team_id: team.id, missing: 2, expires_at: after(24).toISOString() },
    },
  ]);
  expect((await mine(first, { deal: 'flash_sale' })).total).toBe(0);
  await buy(id, second, team.id);
  expect((await mine(second, { deal: 'group_buy' })).data).toMatchObject([{ group: { missing: 1 } }]);
  await buy(id, third, team.id);
  expect((await mine(first, { deal: 'group_buy' })).data).toMatchObject([{ group: null }]);
  expect(await mine(first, { deal: 'group_buy', page: 2 })).toMatchObject({ data: [], total: 1 });
  expect((await mine(people[3], {})).total).toBe(0);
});

it('what a failed group has paid back is among what was refunded, and no more among what was paid', async () => {
  const id = await createGroupBuy(server.db, now, { goodsId: course });
  const [first] = people;
  await buy(id, first);
  const { orders } = clientOf(server, first);
  expect((await orders.mine({ state: 'refunded' })).total).toBe(0);
  now = after(25);
  await server.modules.settleOrders(server.db);
  expect(await orders.mine({ state: 'refunded', deal: 'group_buy' })).toMatchObject({
    total: 1,
    data: [{ group: null, refund: { status: 5, amount: 5_900 } }],
  });
  expect((await orders.mine({ state: 'paid' })).total).toBe(0);
  expect((await orders.mine({})).total).toBe(1);
});
