import { createRefundsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import type { Twins } from '../../testing/create-twins.ts';
import { clientOf } from '../../testing/index.ts';
import type { Payment } from '../../services-outside/payments/scan-payment.ts';
import type { Manager } from '../manage/manage.fixtures.ts';
import { articleForSale } from '../orders/orders.fixtures.ts';
import type { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';

/** What can happen to an order and its money at any moment. */
export const events = [
  'pay',
  'word',
  'word',
  'again',
  'foreign',
  'short',
  'ask',
  'withdraw',
  'approve',
  'local',
  'part',
  'refuse',
  'store',
  'retry',
  'record',
  'cancel',
  'expire',
  'lost',
  'unreached',
  'failing',
  'settle',
] as const;

/** One of them, at one of two servers. */
export interface Happening {
  name: (typeof events)[number];
  server: 0 | 1;
}

interface StoryDeps {
  twins: Twins;
  admins: readonly [Manager, Manager];
  payment: ReturnType<typeof createPaymentService>;
}

const decision = { amount: 2900, is_local: false, keeps_goods: false, answer: '' };

/** Refunds of an order that stand somewhere. */
const refundOf = async ({ db }: Twins, orderId: string, where: 'waiting' | 'failed') => {
  const isMeant = where === 'failed' ? sql`status = 9` : sql`status = 1 and decided_at is null`;
  const { rows } = await db.execute<{ id: string }>(sql`select order_refunds.id from order_refunds
    join order_payments on order_payments.id = payment_id where order_id = ${orderId} and ${isMeant}`);
  return Number(rows[0]?.id ?? 0);
};

/** An article of 29 yuan that somebody has handed over to be paid, and all that can become of it. */
export async function startStory({ twins, admins, payment }: StoryDeps) {
  const buyer = await createPerson(twins.db);
  const client = (server: 0 | 1) => clientOf(twins.servers[server], buyer);
  const { order_id: orderId } = await client(0).orders.create(await articleForSale(twins.db));
  await client(0).orders.payByWechat(orderId);
  /** The word of all money that was paid. */
  const words: Payment[] = [];
  const told = (server: 0 | 1, word: Payment | undefined) =>
    word && twins.servers[server].modules.payments.paid(word);
  const refunds = (server: 0 | 1) => createRefundsApi(client(server).http);
  const approve = async (server: 0 | 1, change: Partial<typeof decision>) =>
    admins[server].manage.refunds.approve(await refundOf(twins, orderId, 'waiting'), {
      ...decision,
      ...change,
    });

  const happen: Record<Happening['name'], (server: 0 | 1) => Promise<unknown>> = {
    pay: async () => words.length === 0 && words.push(payment.pay(orderId)),
    word: async (server) => told(server, words[0]),
    // From an old picture.
    async again(server) {
      const second = payment.payAgain(orderId);
      words.push(second);
      return told(server, second);
    },
    // Of a number that no order has, and of another sum.
    foreign: async (server) =>
      told(server, { ...payment.payAgain(orderId), orderId: `9${orderId.slice(1)}` }),
    short: async (server) => told(server, { ...payment.payAgain(orderId), fen: 100 }),
    ask: (server) => refunds(server).ask(orderId, '不合适'),
    withdraw: async (server) => refunds(server).withdraw(await refundOf(twins, orderId, 'waiting')),
    approve: (server) => approve(server, {}),
    local: (server) => approve(server, { is_local: true, amount: 1450 }),
    part: (server) => approve(server, { amount: 1001, keeps_goods: true }),
    refuse: async (server) =>
      admins[server].manage.refunds.refuse(await refundOf(twins, orderId, 'waiting'), '不符合条件'),
    store(server) {
      const { answer: _, ...made } = { ...decision, amount: 1500, order_id: orderId, reason: '补偿' };
      return admins[server].manage.refunds.store(made);
    },
    retry: async (server) => admins[server].manage.refunds.retry(await refundOf(twins, orderId, 'failed')),
    record: async (server) =>
      admins[server].manage.refunds.record(await refundOf(twins, orderId, 'failed'), '银行转账退回'),
    cancel: (server) => client(server).orders.cancel(orderId),
    expire: () =>
      twins.db.execute(
        sql`update orders set expires_at = created_at where id = ${orderId} and status in (1, 5)`,
      ),
    lost: async () => payment.trouble('refund', 'after'),
    unreached: async () => payment.trouble('findRefund', 'before'),
    failing: async () => words[0] && payment.failNextRefund(words[0].transaction),
    settle: (server) => twins.servers[server].modules.settleOrders(twins.servers[server].db),
  };

  return {
    buyer,
    orderId,
    words,
    happen: ({ name, server }: Happening) => happen[name](server),
    /** The words of all its money have come in the end. */
    async tellAll() {
      for (const word of words) await told(0, word);
    },
    /** What failed at the payment service went back another way. */
    async recordFailed() {
      const id = await refundOf(twins, orderId, 'failed');
      if (id > 0) await admins[0].manage.refunds.record(id, '银行转账退回');
    },
  };
}

/** An order that was played with. */
export type Story = Awaited<ReturnType<typeof startStory>>;
