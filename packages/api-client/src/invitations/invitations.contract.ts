import * as z from 'zod/mini';
import { clientId, id, instant, paged, paging, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { goodsType } from '../orders/orders.fields.ts';
import { withdrawalLimits } from './invitations.rules.ts';

/** Where a withdrawal is sent to. */
export const withdrawalChannel = z.enum(['alipay', 'bank']);

/** 0 waits, 5 paid, 3 refused and returned to the balance, 7 sent, and it is not known yet whether it arrived. */
export const withdrawalStatus = z.union([z.literal(0), z.literal(3), z.literal(5), z.literal(7)]);

const withdrawal = z.object({
  id,
  /** Whole yuan. */
  amount: z.number(),
  before_balance: z.number(),
  channel: withdrawalChannel,
  channel_name: z.string(),
  /** All but its ends are masked. */
  channel_account: z.string(),
  status: withdrawalStatus,
  /** It was returned to the balance. */
  is_return: z.union([z.literal(0), z.literal(1)]),
  /** What the school says of it. */
  remark: z.string(),
  created_at: instant,
  decided_at: z.nullable(instant),
});

const rewards = {
  /** Whole yuan for the inviter of the buyer, and for the inviter of that one. */
  reward: z.number(),
  reward2: z.number(),
};

/** Sharing: a link of one's own, who came by it, and what that earns. All sums are whole yuan. */
export const invitationsContract = {
  config: schemas({
    summary: 'What invitations go by.',
    answer: z.object({
      /** HTML that is closed by itself; empty where the school has written nothing. */
      rules: z.string(),
      /** Days for which an invitation earns, and after which an order’s reward is paid. */
      effective_days: z.number(),
      reward_days: z.number(),
      /** Whole per cent of what an order has paid. */
      draw_percent: z.number(),
      least_withdrawal: z.number(),
    }),
  }),
  mine: schemas({
    summary: 'The link of the signed-in user, how many came by it, and what they have of it.',
    answer: z.object({
      msv: z.string(),
      /** Address of the site with the `msv`. */
      link: z.string(),
      /** What the link is as a picture to scan: a `data:` URI, 300 px square. */
      image: z.string(),
      invite_count: z.number(),
      invite_balance: z.number(),
      /** Rewards that are paid when refunds of their orders are over. */
      waiting: z.number(),
      /** Of rewards that were taken back: later ones go here first. */
      debt: z.number(),
    }),
  }),
  posters: schemas({
    summary: 'Posters with the link of the signed-in user, drawn for them.',
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        /** An SVG as a `data:` URI, 750 by 1334. */
        image: z.string().check(z.regex(/^data:image\/svg\+xml/)),
      }),
    ),
  }),
  goods: schemas({
    summary: 'Goods with a reward of their own, the highest first.',
    query: z.object(paging(12)),
    answer: paged(
      z.object({
        id,
        goods_type: goodsType,
        goods_id: id,
        goods_title: z.string(),
        goods_thumb: z.string(),
        /** Null for what is not sold any more. */
        goods_charge: z.nullable(z.number()),
        ...rewards,
      }),
    ),
  }),
  goodsReward: schemas({
    summary: 'What one thing earns; by the general rule where it has no reward of its own.',
    query: z.object({ goods_type: goodsType, goods_id: id }),
    answer: z.object(rewards),
  }),
  bind: schemas({
    summary:
      'Notes by whose link the signed-in user came. Nothing where they have an inviter, or may have none.',
    body: z.object({ msv: z.string().check(z.maxLength(200)) }),
    answer: z.object({
      /** Somebody was noted just now. */
      is_bound: z.union([z.literal(0), z.literal(1)]),
    }),
  }),
  users: schemas({
    summary: 'Who came by the link of the signed-in user, the latest first.',
    query: z.object(paging(20, 50)),
    answer: paged(
      z.object({
        id,
        nick_name: z.string(),
        avatar: z.string(),
        created_at: instant,
        /** Orders from here on earn nothing. */
        ends_at: instant,
        orders_count: z.number(),
        /** Paid or waiting, not what was taken back. */
        earned: z.number(),
      }),
    ),
  }),
  balanceRecords: schemas({
    summary: 'What came to the balance of the signed-in user and what went, the latest first.',
    query: z.object(paging(20, 50)),
    answer: z.extend(
      paged(
        z.object({
          id,
          /** Below 0 for what went. */
          amount: z.number(),
          before_balance: z.number(),
          reason: z.enum([
            'reward',
            'reward_taken_back',
            'debt',
            'withdrawal',
            'withdrawal_returned',
            'withdrawal_paid',
            'order',
            'order_returned',
          ]),
          remark: z.string(),
          created_at: instant,
        }),
      ),
      { invite_balance: z.number() },
    ),
  }),
  withdraw: schemas({
    summary:
      'Has balance paid out. Code 1 when there is less. What is sent twice under one `client_id` is held once.',
    body: z.object({
      client_id: clientId,
      amount: z.number().check(z.int(), z.minimum(1), z.maximum(withdrawalLimits.yuan)),
      channel: withdrawalChannel,
      channel_name: requiredText(withdrawalLimits.name),
      channel_account: requiredText(withdrawalLimits.account),
      /** The bank; empty for Alipay. */
      channel_address: z._default(typedText(withdrawalLimits.address), ''),
    }),
    answer: withdrawal,
  }),
  withdrawals: schemas({
    summary: 'What the signed-in user had paid out, the latest first.',
    query: z.object(paging(20, 50)),
    answer: z.extend(paged(withdrawal), { invite_balance: z.number() }),
  }),
};
