import { createInvitationsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createAccount } from '../session/create-account.ts';
import { openSession } from '../session/open-session.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { bindInviter } from './bind-inviter.ts';

let server: TestServer;
let admin: Manager;
let inviter: Person;
let buyer: Person;
let now: Date;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const days = (count: number) => void (now = new Date(now.getTime() + count * 24 * 3_600_000));

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  await server.db.execute(sql`delete from settings`);
  await saveSettings(server.db, {
    'features.share': true,
    'invite.binds_at_login': true,
    'invite.draw_percent': 10,
  });
  await server.db.execute(sql`truncate share_goods, withdrawals`);
  inviter = await createPerson(server.db, { nickName: '沈砚' });
  buyer = await createPerson(server.db, { nickName: '林小满' });
});

const sharing = (person = inviter) => createInvitationsApi(clientOf(server, person).http);
const refusal = (message: string) => ({ code: 1, message });
const settle = () => server.modules.settleOrders(server.db);
const msvOf = async (person: Person) => (await sharing(person).mine()).msv;
const balanceOf = async (person = inviter) => (await sharing(person).mine()).invite_balance;

async function invite(invitee = buyer, by = inviter) {
  return (await sharing(invitee).bind(await msvOf(by))).is_bound;
}

async function buy(charge = 200, person = buyer) {
  const goods = await articleForSale(server.db, { charge });
  const { orders } = clientOf(server, person);
  const { order_id: orderId } = await orders.create(goods);
  await orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
  return { orderId, goods };
}

const refund = (orderId: string, amount: number) =>
  admin.manage.refunds.store({
    order_id: orderId,
    amount,
    is_local: false,
    keeps_goods: false,
    reason: '退课',
  });

const wanted = (amount: number) => ({
  client_id: randomUUID(),
  amount,
  channel: 'alipay' as const,
  channel_name: '沈砚',
  channel_account: 'shenyan@example.com',
});

describe('an invitation', () => {
  it('is a link that names its owner, and binds who comes by it, once and for good', async () => {
    const { link, msv, image } = await sharing().mine();
    expect(link).toBe(`http://localhost/?msv=${msv}`);
    expect(image).toMatch(/^data:image\/png/);
    expect(await invite()).toBe(1);
    const other = await createPerson(server.db);
    expect(await invite(buyer, other)).toBe(0);
    expect(await sharing().users()).toMatchObject({
      total: 1,
      data: [{ nick_name: '林小满', orders_count: 0, earned: 0, ends_at: '2027-11-22T08:00:00.000Z' }],
    });
    expect(await sharing(other).users()).toMatchObject({ total: 0 });
  });

  it('is one in a lifetime: also after its days are over nobody else invites them', async () => {
    await saveSettings(server.db, { 'invite.days': 5 });
    expect(await invite()).toBe(1);
    days(6);
    const other = await createPerson(server.db);
    expect([await invite(buyer, other), await invite()]).toEqual([0, 0]);
    await buy(200);
    expect([(await sharing().mine()).waiting, (await sharing(other).mine()).waiting]).toEqual([0, 0]);
  });

  it('binds a new account at once, and one of before only where the school says so', async () => {
    await saveSettings(server.db, { 'invite.binds_at_login': false });
    const msv = await msvOf(inviter);
    expect(await invite()).toBe(0);
    await createAccount(server.db, { mobile: '13900001111', source: msv }, now);
    expect((await sharing().users()).total).toBe(1);
  });

  it.each([
    ['oneself', async () => invite(inviter, inviter)],
    ['the one who has invited them', async () => (await invite(), invite(inviter, buyer))],
    ['nobody', async () => (await sharing(buyer).bind('wechat-moments')).is_bound],
    ['a number that is no account', async () => (await sharing(buyer).bind('0'.repeat(32))).is_bound],
  ])('does not bind %s', async (_, bind) => {
    expect(await bind()).toBe(0);
  });

  it.each([2, 3, 5])(
    'makes no circle of %s people, whether they come one after the other or at once',
    async (count) => {
      for (const isAtOnce of [false, true]) {
        const people: Person[] = [];
        for (let made = 0; made < count; made += 1) people.push(await createPerson(server.db));
        const bind = (place: number) => invite(people[place], people[(place + 1) % count]);
        const bound: number[] = [];
        if (isAtOnce) bound.push(...(await Promise.all(people.map((_, place) => bind(place)))));
        else for (const place of people.keys()) bound.push(await bind(place));
        expect(bound.filter((one) => one === 1)).toHaveLength(count - 1);
      }
    },
  );

  it('makes no circle of two who sign in at once by each other’s links', async () => {
    for (let round = 0; round < 5; round += 1) {
      const two = [await createPerson(server.db), await createPerson(server.db)] as const;
      const links = [await msvOf(two[1]), await msvOf(two[0])];
      await Promise.all(
        two.map(({ id }, place) =>
          server.db.transaction((tx) =>
            openSession(tx, { db: tx, now, request: { userAgent: '' }, source: links[place] }, id, ''),
          ),
        ),
      );
      const totals = await Promise.all(two.map(async (person) => (await sharing(person).users()).total));
      expect(totals.toSorted((one, other) => one - other)).toEqual([0, 1]);
    }
  });

  it('is closed with its switch, and to visitors', async () => {
    const msv = await msvOf(inviter);
    await saveSettings(server.db, { 'features.share': false });
    await expect(sharing().mine()).rejects.toMatchObject({ code: 404 });
    await expect(sharing().withdraw(wanted(1))).rejects.toMatchObject({ code: 404 });
    expect(await bindInviter(server.db, { inviteeId: buyer.id, msv, at: 'register' }, now)).toBe(false);
    await saveSettings(server.db, { 'features.share': true });
    const answer = await server.app.inject('/api/v2/my/inviteUsers');
    expect(answer.statusCode).toBe(401);
  });

  it('draws posters with the name of the school and of who shares, as text alone', async () => {
    await saveSettings(server.db, { webname: '一所<学校>' });
    const posters = await sharing().posters();
    expect(posters).toHaveLength(2);
    const svg = Buffer.from(posters[0]!.image.split('base64,')[1]!, 'base64').toString();
    expect(svg).toContain('一所&lt;学校&gt;');
    expect(svg).toContain('沈砚 邀请你一起学习');
  });
});

describe('a reward', () => {
  it('MO-10: waits until refunds of the order are over, and is paid once', async () => {
    await invite();
    await buy(200);
    expect(await sharing().mine()).toMatchObject({ invite_balance: 0, waiting: 20 });
    days(7);
    await Promise.all([settle(), settle()]);
    expect(await sharing().mine()).toMatchObject({ invite_balance: 20, waiting: 0 });
    expect(await sharing().balanceRecords()).toMatchObject({
      total: 1,
      invite_balance: 20,
      data: [{ amount: 20, before_balance: 0, reason: 'reward', remark: '读懂一首诗' }],
    });
  });

  it('MO-10: is never paid for what was refunded before', async () => {
    await invite();
    const { orderId } = await buy(200);
    await refund(orderId, 20_000);
    days(8);
    await settle();
    expect(await sharing().mine()).toMatchObject({ invite_balance: 0, waiting: 0 });
    expect((await sharing().users()).data).toMatchObject([{ orders_count: 1, earned: 0 }]);
  });

  it('MO-10: is taken back when it was refunded later; what is gone already is set against the next', async () => {
    await invite();
    const { orderId } = await buy(200);
    days(7);
    await settle();
    await sharing().withdraw(wanted(15));
    await refund(orderId, 20_000);
    expect(await sharing().mine()).toMatchObject({ invite_balance: 0, debt: 15 });
    await buy(300);
    days(7);
    await settle();
    expect(await sharing().mine()).toMatchObject({ invite_balance: 15, debt: 0 });
    const { data } = await sharing().balanceRecords();
    expect(data.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-15, 'debt'],
      [30, 'reward'],
      [-5, 'reward_taken_back'],
      [-15, 'withdrawal'],
      [20, 'reward'],
    ]);
  });

  it('goes to two levels where the goods say so, and to nobody after the invitation has ended', async () => {
    await saveSettings(server.db, { 'invite.days': 5 });
    const first = await createPerson(server.db);
    await invite(inviter, first);
    await invite();
    const goods = await articleForSale(server.db, { charge: 100 });
    await admin.manage.shareGoods.store({ ...goods, reward: 30, reward2: 5, is_show: true });
    expect(await sharing().goods()).toMatchObject({
      data: [{ goods_title: '读懂一首诗', reward: 30, reward2: 5 }],
    });
    const { orders } = clientOf(server, buyer);
    const { order_id: orderId } = await orders.create(goods);
    await orders.payByWechat(orderId);
    await server.modules.payments.paid(payment.pay(orderId));
    expect([(await sharing().mine()).waiting, (await sharing(first).mine()).waiting]).toEqual([30, 5]);
    days(5);
    await buy(500);
    expect((await sharing().mine()).waiting).toBe(30);
  });

  it('is not set for what is not sold', async () => {
    const goods = { goods_type: 'article' as const, goods_id: 999_999, reward: 1, reward2: 0, is_show: true };
    await expect(admin.manage.shareGoods.store(goods)).rejects.toMatchObject(refusal('商品不存在或已下架'));
  });
});

describe('a withdrawal', () => {
  async function earn(yuan: number) {
    await invite();
    await buy(yuan * 10);
    days(7);
    await settle();
  }

  it('is another one where another person has used the same id for theirs', async () => {
    await earn(20);
    const third = await createPerson(server.db);
    await invite(third, buyer);
    await buy(200, third);
    days(7);
    await settle();
    const same = wanted(15);
    const mine = await sharing().withdraw(same);
    const theirs = await sharing(buyer).withdraw(same);
    expect(theirs.id).not.toBe(mine.id);
    expect(await sharing(buyer).withdraw(same)).toMatchObject({ id: theirs.id });
  });

  it('MO-11: of two at once for the same balance holds one, and one that is sent twice holds once', async () => {
    await earn(20);
    const answers = await Promise.allSettled([
      sharing().withdraw(wanted(15)),
      sharing().withdraw(wanted(15)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf()).toBe(5);
    const same = wanted(5);
    const [one, two] = await Promise.all([sharing().withdraw(same), sharing().withdraw(same)]);
    expect(one.id).toBe(two.id);
    expect(await balanceOf()).toBe(0);
    expect(await sharing().withdrawals()).toMatchObject({
      total: 2,
      data: [{ amount: 5, status: 0, channel_account: 'she****com' }, { amount: 15 }],
    });
  });

  it('is refused for more than there is, less than the least, and what is nobody’s', async () => {
    await earn(20);
    await saveSettings(server.db, { 'invite.least_withdrawal': 10 });
    await expect(sharing().withdraw(wanted(9))).rejects.toMatchObject(refusal('每次至少提现10元'));
    await expect(sharing().withdraw(wanted(21))).rejects.toMatchObject(refusal('邀请余额不足'));
    await expect(sharing(buyer).withdraw(wanted(10))).rejects.toMatchObject(refusal('邀请余额不足'));
    await expect(sharing().withdraw(wanted(0))).rejects.toMatchObject({ code: 400 });
  });

  it('is 0 until it is decided, 5 when it was paid, and 3 when it was refused: then the sum is back', async () => {
    await earn(20);
    const [paid, refused] = [await sharing().withdraw(wanted(8)), await sharing().withdraw(wanted(12))];
    const states = async () =>
      (await sharing().withdrawals()).data.map(({ status, is_return: back }) => [status, back]);
    expect([await states(), await balanceOf()]).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      0,
    ]);
    await admin.manage.withdrawals.decide(paid.id, { status: 5, remark: '' });
    await admin.manage.withdrawals.decide(refused.id, { status: 3, remark: '账号有误' });
    expect([await states(), await balanceOf()]).toEqual([
      [
        [3, 1],
        [5, 0],
      ],
      12,
    ]);
    const { data } = await sharing().balanceRecords();
    expect(data[0]).toMatchObject({ amount: 12, before_balance: 0, reason: 'withdrawal_returned' });
    expect(data).toHaveLength(4);
  });

  it('MO-11: that is refused returns once; of one whose outcome is unknown the sum stays held', async () => {
    await earn(20);
    const { id } = await sharing().withdraw(wanted(20));
    const decide = (status: 3 | 5 | 7) => admin.manage.withdrawals.decide(id, { status, remark: '账号有误' });
    await decide(7);
    expect(await balanceOf()).toBe(0);
    await expect(decide(7)).rejects.toMatchObject(refusal('这笔提现已经处理过了'));
    const answers = await Promise.allSettled([decide(3), decide(3), decide(5)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { data } = await sharing().withdrawals();
    expect(await balanceOf()).toBe(data[0]!.status === 3 ? 20 : 0);
    expect(data[0]!.is_return).toBe(data[0]!.status === 3 ? 1 : 0);
  });

  it('is decided by who may, in words where it is refused, and stands in the log', async () => {
    await earn(20);
    const { id } = await sharing().withdraw(wanted(20));
    const seeing = await createManager(server, { withdrawal: 'all' });
    expect(
      (await seeing.manage.withdrawals.list({ state: 'waiting', keywords: 'shenyan@' })).data,
    ).toMatchObject([{ id, channel_account: 'shenyan@example.com' }]);
    await expect(seeing.manage.withdrawals.decide(id, { status: 5, remark: '' })).rejects.toMatchObject({
      code: 403,
    });
    await expect(admin.manage.withdrawals.decide(id, { status: 3, remark: ' ' })).rejects.toMatchObject({
      code: 1,
    });
    await admin.manage.withdrawals.decide(id, { status: 5, remark: '' });
    expect(await admin.manage.withdrawals.find(id)).toMatchObject({
      status: 5,
      decided_by: { id: admin.id },
    });
    const { data } = await admin.manage.log.actions({ entity: 'withdrawal', subject_id: id });
    expect(data).toHaveLength(1);
  });
});
