import * as z from 'zod/mini';
import { done, id, instant, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { goodsType, orderId } from '../orders/orders.fields.ts';
import { endingGoods, fen, refundCause, refundStatus } from '../refunds/refunds.fields.ts';
import { refundLimits } from '../refunds/refunds.rules.ts';
import { resourceContract } from './resource.contract.ts';

const person = z.object({ id, nick_name: z.string(), avatar: z.string() });
const paymentState = z.enum(['taken', 'late', 'twice', 'other_sum', 'unknown', 'unclear']);
/** `balance`: of invitations; it goes back in whole yuan. */
const method = z.enum(['wechat', 'alipay', 'handPay', 'balance']);

const refunds = resourceContract({
  noun: 'refunds; keywords are part of a number, of what was ordered or of a name',
  row: {
    /** As the payment named it: of money that nobody knows there is no order. */
    order_id: z.string(),
    /** Empty where there is no order. */
    goods_name: z.string(),
    goods_type: z.nullable(goodsType),
    cause: refundCause,
    /** Fen. */
    amount: z.number(),
    status: refundStatus,
    /** False while it waits for a decision. */
    is_decided: z.boolean(),
    /** Null when the account is gone, and for money that is nobody's. */
    person: z.nullable(person),
    created_at: instant,
  },
  whole: {
    refund_no: z.string(),
    reason: z.string(),
    answer: z.string(),
    is_local: z.boolean(),
    /** What was bought stays theirs. */
    keeps_goods: z.boolean(),
    /** Of the payment that it is given back of, in fen; `refunded` has this one in it once it is decided. */
    paid: z.number(),
    refunded: z.number(),
    method,
    transaction: z.string(),
    payment_state: paymentState,
    decided_at: z.nullable(instant),
    decided_by: z.nullable(person),
    success_at: z.nullable(instant),
  },
  draft: {},
  filters: {
    /** `waiting` for a decision, `sending` to the payment service, `failed` there, `done`, `closed`. */
    state: z.optional(z.enum(['waiting', 'sending', 'failed', 'done', 'closed'])),
    cause: z.optional(refundCause),
    user_id: z.optional(id),
  },
  sorts: ['created_at', 'amount'],
});

/** All calls that a resource could have, to type the kits. */
export type RefundsResource = typeof refunds;

/** What is decided about money that goes back. */
const decision = {
  /** Fen; never above what was paid and did not go back. */
  amount: fen,
  /** It goes back another way, and is only recorded. What came by hand goes no other way. */
  is_local: z.boolean(),
  /** What was bought stays theirs; not where all goes back. */
  keeps_goods: z.boolean(),
};

export const manageRefundsContract = {
  list: refunds.list,
  find: refunds.find,
  exportRows: refunds.exportRows,
  ends: schemas({
    summary: 'What an order has opened and a refund of it would end. Nothing of one that nobody knows.',
    query: z.object({ order_id: z.string() }),
    answer: z.object({ ends: z.array(endingGoods) }),
  }),
  approve: schemas({
    summary:
      'Gives money back that was asked for. Code 1 when it is decided already, or more than is left of the payment.',
    params: z.object({ id }),
    body: z.object({ ...decision, answer: typedText(refundLimits.reason) }),
    answer: done,
  }),
  refuse: schemas({
    summary: 'Refuses a refund, in words for the person. Code 1 when it is decided already.',
    params: z.object({ id }),
    body: z.object({ answer: requiredText(refundLimits.reason) }),
    answer: done,
  }),
  retry: schemas({
    summary: 'Asks the payment service once more for a refund that failed there, by its number of before.',
    params: z.object({ id }),
    answer: done,
  }),
  record: schemas({
    summary:
      'Takes a refund that failed at the payment service for done another way. Code 1 for every other one.',
    params: z.object({ id }),
    body: z.object({ answer: requiredText(refundLimits.reason) }),
    answer: done,
  }),
  store: schemas({
    summary:
      'Gives money back that nobody has asked for. Code 1 when the order is not paid, or it is more than is left.',
    body: z.object({ order_id: orderId, ...decision, reason: requiredText(refundLimits.reason) }),
    answer: z.object({ id }),
  }),
};

const payments = resourceContract({
  noun: 'money that came and has paid no order; keywords are part of a number',
  row: {
    order_id: z.string(),
    transaction: z.string(),
    method,
    /** `unclear`: a signed message that contradicts itself or what came before, or has values that no payment has. */
    state: paymentState,
    /** What the service said, as JSON, where it is `unclear`; empty otherwise. */
    told: z.string(),
    /** Whether somebody has looked after an `unclear` message. */
    is_checked: z.boolean(),
    /** Fen; 0 where it is `unclear`. */
    amount: z.number(),
    refunded: z.number(),
    /** What its order costs, in fen; null where there is none. */
    charge: z.nullable(z.number()),
    paid_at: instant,
    created_at: instant,
  },
  whole: {},
  draft: {},
  filters: {
    /** `open`: nobody has given it back or, where it is `unclear`, looked after it. */
    handled: z._default(z.enum(['open', 'returned']), 'open'),
    state: z.optional(paymentState),
  },
  sorts: ['created_at', 'amount'],
});

/** All calls that a resource could have, to type the kits. */
export type PaymentsResource = typeof payments;

export const managePaymentsContract = {
  list: payments.list,
  find: payments.find,
  exportRows: payments.exportRows,
  giveBack: schemas({
    summary:
      'Gives all of a payment back that has paid no order. Code 1 when it went back already, or is `unclear`.',
    params: z.object({ id }),
    answer: done,
  }),
  check: schemas({
    summary:
      'Notes that an `unclear` message was looked after at the payment service. Code 1 for every other payment.',
    params: z.object({ id }),
    answer: done,
  }),
};
