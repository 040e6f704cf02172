import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { isGranted } from '../grants/grants.fixtures.ts';
import { findByTransaction } from '../refunds/payments.repo.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale, forgetLimits } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';
import { settleOverdueOrders } from './settle-orders.ts';

let server: TestServer;
let now: Date;
let buyer: Person;
let goods: { goods_type: 'article'; goods_id: number };
let id: string;
const clock = { now: () => now };
const wechat = createPaymentService(clock);
const alipay = createPaymentService(clock, 'alipay');
const orders = () => clientOf(server, buyer).orders;
const tell = (payment: ReturnType<typeof alipay.pay>) => server.modules.payments.paid(payment);
const isTheirs = () => isGranted(server.db, buyer.id, { type: 'article', id: goods.goods_id });
const stateOf = async (transaction: string) => (await findByTransaction(server.db, transaction))?.state;
const calls = (of: typeof alipay) =>
  of.calls.filter((line) => line.endsWith(id)).map((line) => line.split(' ')[0]);

beforeAll(async () => {
  server = await createTestServer({ clock, payment: wechat.service, alipay: alipay.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  buyer = await createPerson(server.db);
  goods = await articleForSale(server.db);
  id = (await orders().create(goods)).order_id;
});

describe('the ways of paying', () => {
  it('are those that are set up, a transfer where the school says where it goes', async () => {
    const both = [
      { sign: 'wechat', name: '微信支付' },
      { sign: 'alipay', name: '支付宝' },
    ];
    expect(await orders().payments()).toEqual(both);
    await saveSettings(server.db, { 'pay.hand_text': '账号：6222' });
    expect(await orders().payments()).toEqual([...both, { sign: 'handPay', name: '线下转账' }]);
    await saveSettings(server.db, { 'pay.hand_text': ' ' });
    expect(await orders().payments()).toEqual(both);
  });

  it('let somebody order who can only pay by a transfer, and nobody where there is none', async () => {
    const without = await createTestServer({ payment: null });
    const person = clientOf(without, await createPerson(without.db));
    const article = await articleForSale(without.db);
    await expect(person.orders.create(article)).rejects.toMatchObject({ message: '暂未开通支付，无法购买' });
    await saveSettings(without.db, { 'pay.hand_text': '账号：6222' });
    const { order_id: orderId } = await person.orders.create(article);
    expect(await person.orders.payByHand(orderId)).toEqual({ text: '<p>账号：6222</p>' });
    for (const pay of ['payByWechat', 'payByAlipay'] as const)
      await expect(person.orders[pay](orderId)).rejects.toMatchObject({ message: '暂未开通支付，无法购买' });
    await without.close();
  });
});

describe('an order that is paid by Alipay', () => {
  it('is handed over with the way back to the site, and theirs when the word comes, doubled or not', async () => {
    expect(await orders().payByAlipay(id)).toEqual({ page_url: `https://alipay.example/${id}` });
    expect(await orders().detail(id)).toMatchObject({ status: 5, payment_method: 'alipay' });
    const word = alipay.pay(id);
    expect([await tell(word), await tell(word)]).toEqual([true, true]);
    expect(await orders().detail(id)).toMatchObject({ status: 9, payment_method: 'alipay' });
    expect([await isTheirs(), await stateOf(word.transaction)]).toEqual([true, 'taken']);
    expect(calls(wechat)).toEqual([]);
    await expect(orders().payByAlipay(id)).rejects.toMatchObject({ code: 1, message: '订单已支付' });
  });

  it('is theirs also when the word was lost, since Alipay is asked', async () => {
    await orders().payByAlipay(id);
    alipay.pay(id);
    expect([await orders().status(id), await isTheirs()]).toEqual([9, true]);
  });

  it('is not theirs for another sum, which is listed', async () => {
    await orders().payByAlipay(id);
    const word = alipay.pay(id, 2_899);
    expect([await tell(word), await isTheirs()]).toEqual([false, false]);
    expect(await stateOf(word.transaction)).toBe('other_sum');
  });

  it('stays cancelled when the money comes late, which goes back by Alipay', async () => {
    await orders().payByAlipay(id);
    await orders().cancel(id);
    const word = alipay.payAgain(id);
    expect([await tell(word), await orders().status(id)]).toEqual([true, 7]);
    await sendRefunds(server.deps, server.db);
    expect([await stateOf(word.transaction), await isTheirs()]).toEqual(['late', false]);
    expect([alipay.refundedOf(word.transaction), wechat.refundedOf(word.transaction)]).toEqual([2_900, 0]);
  });
});

describe('an order whose buyer turns from one way to another', () => {
  beforeEach(async () => {
    await orders().payByWechat(id);
    await orders().payByAlipay(id);
  });

  it('can be paid by either, and is asked after at both', async () => {
    await orders().status(id);
    expect([calls(wechat), calls(alipay)]).toEqual([
      ['start', 'find'],
      ['start', 'find'],
    ]);
    await forgetLimits(server.db);
    wechat.pay(id);
    expect([await orders().status(id), await isTheirs()]).toEqual([9, true]);
    expect(await orders().detail(id)).toMatchObject({ payment_method: 'wechat' });
  });

  it('has the same picture when it turns back, and is paid by WeChat in the books then', async () => {
    await orders().payByWechat(id);
    expect(calls(wechat)).toEqual(['start']);
    expect(await orders().detail(id)).toMatchObject({ payment_method: 'wechat' });
  });

  it('is closed at both, when it is cancelled and when its time is over', async () => {
    await orders().cancel(id);
    expect([calls(wechat).at(-1), calls(alipay).at(-1)]).toEqual(['close', 'close']);
    const other = (await orders().create(goods)).order_id;
    await orders().payByWechat(other);
    await orders().payByAlipay(other);
    now = new Date(now.getTime() + 15 * 60_000);
    await settleOverdueOrders(server.deps, server.db);
    expect(await orders().status(other)).toBe(7);
    for (const { calls: all } of [wechat, alipay]) expect(all).toContain(`close ${other}`);
  });

  it('is paid once: what is paid at the other goes back there by itself', async () => {
    const [first, second] = [wechat.pay(id), alipay.pay(id)];
    expect([await orders().status(id), await isTheirs()]).toEqual([9, true]);
    expect([await stateOf(first.transaction), await stateOf(second.transaction)]).toEqual(['taken', 'twice']);
    await sendRefunds(server.deps, server.db);
    expect([alipay.refundedOf(second.transaction), wechat.refundedOf(first.transaction)]).toEqual([2_900, 0]);
  });

  it('is theirs also when the other service does not answer', async () => {
    alipay.pay(id);
    wechat.trouble('find', 'before');
    expect([await orders().status(id), await isTheirs()]).toEqual([9, true]);
  });

  it('stays as it is when one of them does not answer and nobody has paid', async () => {
    now = new Date(now.getTime() + 15 * 60_000);
    wechat.trouble('close', 'before');
    await settleOverdueOrders(server.deps, server.db);
    expect(await orders().status(id)).toBe(5);
  });
});
