import type { Client, GoodsRef, Order, User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { createCashierStore } from './cashier/cashier.store.ts';
import { cashierStrings } from './cashier/cashier.strings.ts';
import type { OrderPaymentProps } from './payment/order-payment.tsx';
import { createPaymentStore } from './payment/payment.store.ts';
import { orderPaymentStrings } from './payment/payment.strings.ts';
import { createReceiptStore } from './receipt/receipt.store.ts';

let server: TestServer;
let client: Client;
let user: User;
let plans: GoodsRef[];

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = await signInAsLearner(server.fetch);
  user = await client.my.detail();
  plans = (await client.memberships.plans()).map(({ id }) => ({ goods_type: 'role', goods_id: id }));
});
afterAll(() => server.close());

// Seeded ids would be the same idempotency keys in every test.
const hostNow = () =>
  Object.assign(createTestHost({ user, now: Date.now() }), { createId: () => crypto.randomUUID() });

async function openCashier(goods: GoodsRef) {
  const ordered: Order[] = [];
  const strings = cashierStrings['zh-CN'];
  const props = { orders: client.orders, goods, onOrdered: (order: Order) => void ordered.push(order) };
  const store = createCashierStore({ host: hostNow(), strings, getProps: () => props });
  store.start();
  const offer = () => store.getState().offer;
  await until(() => offer().status !== 'loading');
  return {
    offer,
    order: async () => {
      store.actions.submit();
      await until(() => ordered.length > 0);
      return ordered[0]!;
    },
  };
}

async function openPayment(orderId: string) {
  const host = hostNow();
  const told: string[] = [];
  const strings = orderPaymentStrings['zh-CN'];
  const props: OrderPaymentProps = {
    orders: client.orders,
    orderId,
    onPaid: ({ status }) => void told.push(`paid ${status}`),
    onCancelled: ({ status }) => void told.push(`cancelled ${status}`),
  };
  const store = createPaymentStore({ host, strings, getProps: () => props });
  store.start();
  const stage = () => store.getState().stage;
  const picture = () => {
    const now = stage();
    return now.status === 'waiting' && now.means.status === 'ready' && now.means.way === 'wechat'
      ? now.means
      : null;
  };
  await until(() => picture() !== null);
  return { host, told, stage, picture, actions: store.actions };
}

/** As the service tells it whose picture was scanned. */
const pay = ({ order_id: orderId, charge }: Order) =>
  server.modules.payments.paid({
    method: 'wechat',
    orderId,
    fen: charge * 100,
    transaction: `t${orderId}`,
    paidAt: new Date(),
  });

it('orders a membership, is paid, and shows the receipt and the membership', async () => {
  const cashier = await openCashier(plans[0]!);
  const order = await cashier.order();
  const payment = await openPayment(order.order_id);
  expect(payment.picture()?.image).toMatch(/^data:image\/png;base64,/);
  payment.actions.check();
  await payment.host.advance(0);
  await until(() => {
    const stage = payment.stage();
    return stage.status === 'waiting' && stage.check === 'not-yet';
  });
  expect(await pay(order)).toBe(true);
  payment.actions.check();
  await payment.host.advance(0);
  await until(() => payment.told.length > 0);
  expect(payment.told).toEqual(['paid 9']);

  const receipt = createReceiptStore({
    host: hostNow(),
    getProps: () => ({ orders: client.orders, orderId: order.order_id }),
  });
  receipt.start();
  await until(() => receipt.getState().receipt.status === 'ready');
  expect(receipt.getState().receipt).toMatchObject({ order: { status: 9, charge: order.charge } });
  expect((await client.my.detail()).membership?.id).toBe(plans[0]!.goods_id);
});

it('goes on with the order that waits, shows the same picture again, and cancels it', async () => {
  const order = await (await openCashier(plans[1]!)).order();
  const again = await openCashier(plans[1]!);
  expect(again.offer()).toMatchObject({ offer: { open_order: { order_id: order.order_id } } });
  expect((await again.order()).order_id).toBe(order.order_id);
  const first = await openPayment(order.order_id);
  const payment = await openPayment(order.order_id);
  expect(payment.picture()).toEqual(first.picture());
  payment.actions.cancel();
  payment.actions.confirmCancel();
  await until(() => payment.told.length > 0);
  expect(payment.told).toEqual(['cancelled 7']);
  await first.host.advance(2000);
  await until(() => first.stage().status === 'closed');
  expect(first.told).toEqual([]);
});

it('sells nothing that is not there', async () => {
  const cashier = await openCashier({ goods_type: 'article', goods_id: 9_007_199_254_740_991 });
  expect(cashier.offer()).toEqual({ status: 'missing' });
});
