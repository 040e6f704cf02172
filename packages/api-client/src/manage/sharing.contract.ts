import * as z from 'zod/mini';
import { done, id, instant, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { withdrawalChannel, withdrawalStatus } from '../invitations/invitations.contract.ts';
import { withdrawalLimits } from '../invitations/invitations.rules.ts';
import { goodsType } from '../orders/orders.fields.ts';
import { resourceContract } from './resource.contract.ts';

const person = z.object({ id, nick_name: z.string(), avatar: z.string() });

const withdrawals = resourceContract({
  noun: 'balance that people want paid out; keywords are part of a name or of an account',
  row: {
    /** Null when the account is gone. */
    person: z.nullable(person),
    /** Whole yuan. */
    amount: z.number(),
    channel: withdrawalChannel,
    channel_name: z.string(),
    channel_account: z.string(),
    status: withdrawalStatus,
    created_at: instant,
  },
  whole: {
    channel_address: z.string(),
    before_balance: z.number(),
    remark: z.string(),
    decided_at: z.nullable(instant),
    decided_by: z.nullable(person),
  },
  draft: {},
  filters: {
    state: z.optional(z.enum(['waiting', 'unknown', 'paid', 'refused'])),
    user_id: z.optional(id),
  },
  sorts: ['created_at', 'amount'],
});

/** All calls that a resource could have, to type the kits. */
export type WithdrawalsResource = typeof withdrawals;

export const manageWithdrawalsContract = {
  list: withdrawals.list,
  find: withdrawals.find,
  exportRows: withdrawals.exportRows,
  decide: schemas({
    summary:
      'Says what became of a withdrawal: 5 paid, 3 refused and returned once, 7 sent, and nobody knows yet. Code 1 when that is decided already.',
    params: z.object({ id }),
    body: z.object({
      status: z.union([z.literal(3), z.literal(5), z.literal(7)]),
      /** Needed where it is refused. */
      remark: typedText(withdrawalLimits.remark),
    }),
    answer: done,
  }),
};

const yuan = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));

export const manageShareGoodsContract = resourceContract({
  noun: 'rewards of goods; keywords are part of a title, or the number of the goods',
  row: {
    goods_type: goodsType,
    goods_id: id,
    /** Empty where it is gone. */
    goods_title: z.string(),
    /** Whole yuan. */
    reward: z.number(),
    reward2: z.number(),
    is_show: z.boolean(),
    created_at: instant,
  },
  whole: {},
  draft: {
    goods_type: goodsType,
    goods_id: id,
    reward: yuan,
    reward2: z._default(yuan, 0),
    /** Whether it is listed on the page of sharing. */
    is_show: z._default(z.boolean(), true),
  },
  filters: { goods_type: z.optional(goodsType) },
  sorts: ['created_at', 'reward'],
});
