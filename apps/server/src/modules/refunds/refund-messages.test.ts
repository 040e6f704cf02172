import { createMessagesApi } from '@shuyuan/api-client/community';
import { createRefundsApi } from '@shuyuan/api-client/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { isGranted } from '../grants/grants.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

const clock = { now: () => new Date('2026-11-22T08:00:00.000Z') };
const payment = createPaymentService(clock);
let server: TestServer;
let admin: Manager;
let buyer: Person;
let goods: Awaited<ReturnType<typeof articleForSale>>;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetLimits(server.db);
  payment.answerRefunds('done');
  buyer = await createPerson(server.db);
  goods = await articleForSale(server.db);
});

const orders = () => clientOf(server, buyer).orders;
const refunds = () => createRefundsApi(clientOf(server, buyer).http);

async function paidOrder() {
  const { order_id: orderId } = await orders().create(goods);
  await orders().payByWechat(orderId);
  const word = payment.pay(orderId);
  await server.modules.payments.paid(word);
  return { orderId, word };
}

/** What the buyer is told of refunds, the first first. */
async function told() {
  const { data } = await createMessagesApi(clientOf(server, buyer).http).list();
  return data.filter(({ type }) => type === 'refund').toReversed();
}
const words = async () => (await told()).map(({ data }) => data['excerpt']);

const whole = { amount: 2900, is_local: false, keeps_goods: false, answer: '已核实' };

describe('the person is told', () => {
  it('that the money is on its way, and once it is back, in one message of what was bought', async () => {
    payment.answerRefunds('pending');
    const { orderId } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    await admin.manage.refunds.approve(id, whole);
    expect(await words()).toEqual(['退款¥29正在退回']);
    payment.finishRefunds();
    await server.modules.settleOrders(server.db);
    await server.modules.settleOrders(server.db);
    expect(await words()).toEqual(['已退款¥29']);
    const [message] = await told();
    expect(message).toMatchObject({
      actor: null,
      resource: { type: 'article', id: goods.goods_id },
      data: { title: '读懂一首诗' },
    });
  });

  it('why it was refused', async () => {
    const { orderId } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    await admin.manage.refunds.refuse(id, '已学完全部内容');
    expect(await words()).toEqual(['退款申请没有通过：已学完全部内容']);
  });

  it('of a part that went back another way', async () => {
    const { orderId } = await paidOrder();
    const part = { order_id: orderId, amount: 1050, is_local: true, keeps_goods: true, reason: '补差价' };
    await admin.manage.refunds.store(part);
    expect(await words()).toEqual(['已退款¥10.50']);
  });

  it('that the service has failed, which the order says too', async () => {
    payment.answerRefunds('failed');
    const { orderId } = await paidOrder();
    const { id } = await refunds().ask(orderId, '买错了');
    await admin.manage.refunds.approve(id, whole);
    expect(await words()).toEqual(['退款遇到问题，学校正在处理']);
    expect(await orders().detail(orderId)).toMatchObject({ refund: { status: 9, amount: 2900 } });
  });
});

it('MO-06: the word of a payment that comes again after its refund changes nothing', async () => {
  const { orderId, word } = await paidOrder();
  const { id } = await refunds().ask(orderId, '买错了');
  await admin.manage.refunds.approve(id, whole);
  const before = [await orders().detail(orderId), await words()];
  expect(await server.modules.payments.paid(word)).toBe(true);
  await server.modules.settleOrders(server.db);
  expect([await orders().detail(orderId), await words()]).toEqual(before);
  expect(await isGranted(server.db, buyer.id, { type: 'article', id: goods.goods_id })).toBe(false);
  expect(payment.refundedOf(word.transaction)).toBe(2900);
});
