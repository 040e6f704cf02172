import { createRefundsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { isGranted } from '../grants/grants.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let admin: Manager;
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
  await server.db.execute(sql`truncate order_refunds, order_payments`);
  payment.answerRefunds('done');
  buyer = await createPerson(server.db);
});

const orders = (person = buyer) => clientOf(server, person).orders;
const refunds = (person = buyer) => createRefundsApi(clientOf(server, person).http);
const settle = () => server.modules.settleOrders(server.db);
const refusal = (message: string) => ({ code: 1, message });

async function order() {
  const goods = await articleForSale(server.db);
  const { order_id: orderId } = await orders().create(goods);
  await orders().payByWechat(orderId);
  return { orderId, goods };
}

async function paidOrder() {
  const { orderId, goods } = await order();
  const word = payment.pay(orderId);
  await server.modules.payments.paid(word);
  const isTheirs = () => isGranted(server.db, buyer.id, { type: 'article', id: goods.goods_id });
  return { orderId, goods, word, isTheirs };
}

const whole = { amount: 2900, is_local: false, keeps_goods: false, answer: '已核实' };

describe('a refund that a learner asks for', () => {
  it('proposes what was paid, waits for the school, and is asked for once', async () => {
    const { orderId } = await paidOrder();
    const before = await refunds().preview(orderId);
    expect(before).toMatchObject({
      paid: 2900,
      proposed: 2900,
      fee: 0,
      obstacle: null,
      until: '2026-11-29T08:00:00.000Z',
      refunds: [],
    });
    expect(before.ends).toMatchObject([{ type: 'article', title: '读懂一首诗', stays: false }]);
    const asked = await refunds().ask(orderId, '买错了');
    expect(asked).toMatchObject({ status: 1, amount: 2900, reason: '买错了', decided_at: null });
    await expect(refunds().ask(orderId, '再来')).rejects.toMatchObject(refusal('已有一笔退款正在处理'));
    expect(await refunds().preview(orderId)).toMatchObject({
      obstacle: 'waiting',
      refunds: [{ id: asked.id }],
    });
  });

  it('MO-07: is given back once however often it is pressed, and what was bought ends', async () => {
    const { orderId, word, isTheirs } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    const presses = Array.from({ length: 10 }, () => admin.manage.refunds.approve(id, whole));
    const answers = await Promise.allSettled(presses);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(payment.refundedOf(word.transaction)).toBe(2900);
    expect(await isTheirs()).toBe(false);
    const { refunds: made, obstacle } = await refunds().preview(orderId);
    expect(made).toMatchObject([{ status: 5, amount: 2900, success_at: now.toISOString() }]);
    expect(obstacle).toBe('refunded');
  });

  it('MO-07: uses its number again after a lost answer, and asks what became of it first', async () => {
    const { orderId, word } = await paidOrder();
    const { id, refund_no: number } = await refunds().ask(orderId, '买错了');
    payment.trouble('refund', 'after');
    await admin.manage.refunds.approve(id, whole);
    expect(await refunds().preview(orderId)).toMatchObject({ refunds: [{ status: 1 }] });
    await settle();
    expect(await refunds().preview(orderId)).toMatchObject({ refunds: [{ status: 5 }] });
    expect(payment.calls.filter((call) => call.startsWith('refund '))).toContain(`refund ${number}`);
    expect(payment.calls.filter((call) => call === `refund ${number}`)).toHaveLength(1);
    expect(payment.refundedOf(word.transaction)).toBe(2900);
  });

  const statusOf = async (orderId: string) => (await refunds().preview(orderId)).refunds[0]?.status;

  it('MO-07: waits where the service will not say what became of it, and is asked after until it does', async () => {
    const { orderId, word } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    payment.trouble('refund', 'after');
    await admin.manage.refunds.approve(id, whole);
    for (const failure of ['refused', 'unreached', 'refused'] as const) {
      payment.trouble('findRefund', 'before', failure);
      await settle();
      expect(await statusOf(orderId)).toBe(1);
      await expect(admin.manage.refunds.record(id, '已线下退回')).rejects.toMatchObject({ code: 1 });
    }
    await settle();
    expect(await statusOf(orderId)).toBe(5);
    expect(payment.refundedOf(word.transaction)).toBe(2900);
  });

  it('MO-07: that the service refuses has failed only where the service knows of none', async () => {
    const [made, refused] = [await paidOrder(), await paidOrder()];
    for (const [{ orderId }, where, status] of [
      [made, 'after', 5],
      [refused, 'before', 9],
    ] as const) {
      const { id } = await refunds().ask(orderId, '买错了');
      payment.trouble('refund', where, 'refused');
      await admin.manage.refunds.approve(id, whole);
      expect(await statusOf(orderId)).toBe(status);
    }
    expect(payment.refundedOf(made.word.transaction)).toBe(2900);
  });

  it('is refused in words, and can be asked for again', async () => {
    const { orderId, isTheirs } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    await admin.manage.refunds.refuse(id, '已学完全部内容');
    expect(await refunds().preview(orderId)).toMatchObject({
      obstacle: null,
      refunds: [{ status: 13, answer: '已学完全部内容' }],
    });
    expect(await isTheirs()).toBe(true);
    await expect(admin.manage.refunds.approve(id, whole)).rejects.toMatchObject(
      refusal('这笔退款已经处理过了'),
    );
    expect(await refunds().ask(orderId, '请再看看')).toMatchObject({ status: 1 });
  });

  it('can be withdrawn while it is not decided', async () => {
    const { orderId } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    const other = await createPerson(server.db);
    await expect(refunds(other).withdraw(id)).rejects.toMatchObject({ code: 404 });
    expect(await refunds().withdraw(id)).toMatchObject({ status: 13, decided_at: null });
    await expect(refunds().withdraw(id)).rejects.toMatchObject(refusal('这笔退款已经处理过了'));
  });

  it('is open for the days of the settings, and to nobody else', async () => {
    const { orderId } = await paidOrder();
    const other = await createPerson(server.db);
    await expect(refunds(other).preview(orderId)).rejects.toMatchObject({ code: 404 });
    await expect(refunds(other).ask(orderId, '给我')).rejects.toMatchObject({ code: 404 });
    days(7);
    await expect(refunds().ask(orderId, '太晚')).rejects.toMatchObject(refusal('已超过可申请退款的时间'));
    const { orderId: open } = await order();
    await expect(refunds().ask(open, '没付')).rejects.toMatchObject(refusal('订单没有支付，无法退款'));
  });

  it('of a membership proposes what is left of its days', async () => {
    const { order_id: orderId } = await orders().create(await planForSale(server.db, { charge: 30 }));
    await orders().payByWechat(orderId);
    await server.modules.payments.paid(payment.pay(orderId));
    days(2.5);
    expect(await refunds().preview(orderId)).toMatchObject({
      used: { unit: 'day', done: 3, total: 30 },
      proposed: 2700,
    });
  });
});

describe('what the school decides', () => {
  it('MO-08: gives a part back, keeps the goods, and the last fen can still be given', async () => {
    const { orderId, isTheirs, word } = await paidOrder();
    const part = { order_id: orderId, amount: 967, is_local: false, keeps_goods: true, reason: '补差价' };
    await admin.manage.refunds.store(part);
    await settle();
    expect(await isTheirs()).toBe(true);
    await admin.manage.refunds.store({ ...part, amount: 967 });
    await settle();
    await expect(admin.manage.refunds.store({ ...part, amount: 967 })).rejects.toMatchObject(
      refusal('超过订单实际支付额度'),
    );
    await admin.manage.refunds.store({ ...part, amount: 966 });
    await settle();
    expect(payment.refundedOf(word.transaction)).toBe(2900);
    expect(await isTheirs()).toBe(false);
  });

  it('records what went back another way, which what came by hand must', async () => {
    const { orderId } = await order();
    const { data } = await admin.manage.orders.list({ keywords: orderId });
    await admin.manage.orders.finish(data[0]!.id, { reason: '转账', charge: 29 });
    const back = { order_id: orderId, amount: 2900, keeps_goods: false, reason: '转账退回' };
    await expect(admin.manage.refunds.store({ ...back, is_local: false })).rejects.toMatchObject(
      refusal('线下转账的订单只能登记为线下退款'),
    );
    await admin.manage.refunds.store({ ...back, is_local: true });
    expect(await refunds().preview(orderId)).toMatchObject({ refunds: [{ status: 5, is_local: true }] });
  });

  it('sends what failed once more, or takes it for done elsewhere', async () => {
    const { orderId, word } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    await expect(admin.manage.refunds.record(id, '早了')).rejects.toMatchObject({ code: 1 });
    payment.answerRefunds('failed');
    await admin.manage.refunds.approve(id, whole);
    expect(await admin.manage.refunds.find(id)).toMatchObject({ status: 9, is_decided: true });
    await admin.manage.refunds.retry(id);
    expect(await admin.manage.refunds.find(id)).toMatchObject({ status: 9 });
    await admin.manage.refunds.record(id, '银行转账退回');
    expect(await admin.manage.refunds.find(id)).toMatchObject({ status: 5, is_local: true });
    expect(payment.refundedOf(word.transaction)).toBe(0);
  });

  it('is for who holds its own permission, and stands in the log', async () => {
    const { orderId } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    const seeing = await createManager(server, { refund: 'all' });
    expect((await seeing.manage.refunds.list({ state: 'waiting' })).data).toMatchObject([
      { id, amount: 2900 },
    ]);
    await expect(seeing.manage.refunds.approve(id, whole)).rejects.toMatchObject({ code: 403 });
    await admin.manage.refunds.approve(id, whole);
    const { data } = await admin.manage.log.actions({ entity: 'refund', subject_id: id });
    expect(data).toMatchObject([{ kind: 'update', subjects: [{ title: '读懂一首诗' }] }]);
  });
});

describe('money that no order needs', () => {
  it('MO-05: for a cancelled order goes back by itself, and the order stays cancelled', async () => {
    const { orderId, goods } = await order();
    const word = payment.pay(orderId);
    await server.db.execute(
      sql`update orders set status = 7, closed_at = ${now.toISOString()} where id = ${orderId}`,
    );
    expect(await server.modules.payments.paid(word)).toBe(true);
    expect(await server.modules.payments.paid(word)).toBe(true);
    await settle();
    expect(await orders().status(orderId)).toBe(7);
    expect(payment.refundedOf(word.transaction)).toBe(2900);
    expect(await isGranted(server.db, buyer.id, { type: 'article', id: goods.goods_id })).toBe(false);
    expect(await refunds().preview(orderId)).toMatchObject({
      obstacle: 'not_paid',
      refunds: [{ cause: 'returned', status: 5, reason: '订单已取消，款项自动退回' }],
    });
    const { rows } = await server.db.execute(sql`select type from messages where user_id = ${buyer.id}`);
    expect(rows.map(({ type }) => type)).toEqual(['refund']);
  });

  it('that pays an order a second time is known, and goes back; the first stays', async () => {
    const { orderId, word, isTheirs } = await paidOrder();
    const again = payment.payAgain(orderId);
    expect(await server.modules.payments.paid(again)).toBe(true);
    await settle();
    expect(payment.refundedOf(again.transaction)).toBe(2900);
    expect(payment.refundedOf(word.transaction)).toBe(0);
    expect(await isTheirs()).toBe(true);
    expect((await refunds().preview(orderId)).obstacle).toBe(null);
  });

  it('MO-06, MO-16: of another sum or of no order is refused, listed, and given back by one press', async () => {
    const { orderId } = await order();
    const less = payment.pay(orderId, 2800);
    const nobodys = { ...less, orderId: '20261122000000000000', transaction: '4200009999' };
    expect(await server.modules.payments.paid(less)).toBe(false);
    expect(await server.modules.payments.paid(less)).toBe(false);
    expect(await server.modules.payments.paid(nobodys)).toBe(false);
    const { data } = await admin.manage.payments.list({});
    expect(data.map(({ state, amount, charge }) => ({ state, amount, charge }))).toEqual(
      expect.arrayContaining([
        { state: 'other_sum', amount: 2800, charge: 2900 },
        { state: 'unknown', amount: 2800, charge: null },
      ]),
    );
    for (const { id } of data) await admin.manage.payments.giveBack(id);
    expect(payment.refundedOf(less.transaction)).toBe(2800);
    expect(payment.refundedOf(nobodys.transaction)).toBe(2800);
    expect(await admin.manage.payments.list({})).toMatchObject({ total: 0 });
    await expect(admin.manage.payments.giveBack(data[0]!.id)).rejects.toMatchObject(
      refusal('这笔付款已经退回'),
    );
  });
});
