import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { id, instant, optionalChoice, paged, paging } from '../http/fields.ts';
import { priceLine, promoCode } from '../promo-codes/promo-codes.fields.ts';
import { refundStatus, refundTerms } from '../refunds/refunds.fields.ts';
import { upgradeOffer } from '../memberships/memberships.fields.ts';
import {
  goodsType,
  nextStep,
  orderDeal,
  orderId,
  orderStatus as status,
  paymentMethod,
  priceWay,
} from './orders.fields.ts';

const goods = z.object({
  goods_type: goodsType,
  goods_id: id,
  goods_name: z.string(),
  /** Address of a picture; empty for a membership. */
  goods_thumb: z.string(),
  /** Whole yuan. */
  goods_charge: z.number(),
  /** It was removed, or is hidden from this person: there is no page of it. Servers that do not tell leave it out. */
  is_gone: z.optional(z.boolean()),
});

const order = z.object({
  order_id: orderId,
  /** What is to be paid or was, in whole yuan. */
  charge: z.number(),
  status,
  /** How it is or was paid; empty while no way was chosen. `handPay`: waits for a transfer, or was completed in the console. */
  payment_method: paymentMethod,
  created_at: instant,
  /** When the order closes by itself unless it is paid. */
  expires_at: instant,
  paid_at: z.nullable(instant),
  /** When it was cancelled, or had its time: that is `expires_at` or later. Servers that do not tell leave it out. */
  closed_at: z.optional(z.nullable(instant)),
  goods: z.array(goods),
  /** What the price is made of, in the order of reading; the last line is `charge`. Servers that do not tell leave it out. */
  lines: z.optional(z.array(priceLine)),
  /** Of an order in a group that waits for people: the offer, the group, how many it lacks, and when it fails. Lists tell; null for everything else. */
  group: z.optional(
    z.nullable(z.object({ group_buy_id: id, team_id: id, missing: z.number(), expires_at: instant })),
  ),
  /** What takes something off, where it is an offer of its own; null otherwise. Servers that do not tell leave it out. */
  deal: z.optional(z.nullable(orderDeal)),
  /** The latest refund that was not refused or withdrawn; null where there is none. Lists and the order itself tell. */
  refund: z.optional(
    z.nullable(
      z.object({
        status: refundStatus,
        /** Fen. */
        amount: z.number(),
        /** False while it waits for the school. */
        is_decided: z.boolean(),
      }),
    ),
  ),
  /** What the person does next: pay, bring others into the group, review what they have studied, open it, or look at the order. Lists and the order itself tell. */
  next_step: z.optional(nextStep),
});

/** Orders and how they are paid. Every price is the server's. */
export const ordersContract = {
  mine: schemas({
    summary: 'The orders of the signed-in user, newest first.',
    query: z.object({
      ...paging(10, 50),
      /** `open` are those that can still be paid, `refunded` those whose money was given back, `paid` the others that were paid. All when left out. */
      state: optionalChoice(z.enum(['open', 'paid', 'cancelled', 'refunded'])),
      /** Those of a group buy or of a flash sale. All when left out. */
      deal: z.optional(orderDeal),
    }),
    answer: paged(order),
  }),
  goods: schemas({
    summary: 'What something costs, and whether the signed-in user has it already.',
    query: z.object({ goods_type: goodsType, goods_id: id }),
    answer: z.object({
      goods,
      /** Bought before, or free to read as a member: there is nothing to buy. Never true of a membership. */
      is_owned: z.boolean(),
      /** The order that waits to be paid for the same goods. */
      open_order: z.nullable(order),
      /** What this membership costs in place of the one that runs; null where it is no higher one, or nobody has paid for that. Servers that do not tell leave it out. */
      upgrade: z.optional(z.nullable(upgradeOffer)),
      /** Until when the person would be a member who adds this membership to what they have; null for all other goods. Servers that do not tell leave it out. */
      ends_at: z.optional(z.nullable(instant)),
      /** What the person has of the balance that invitations earn, in whole yuan: it may pay the order or a part of it. Servers that do not tell leave it out. */
      invite_balance: z.optional(z.number()),
      /** The same as the answer of `prices`. Older servers leave it out. */
      ways: z.optional(z.array(priceWay)),
      /** Rules of a refund of these goods; null where refunds are closed. Older servers leave it out. */
      refund: z.optional(z.nullable(refundTerms)),
    }),
  }),
  prices: schemas({
    summary:
      'Ways in which some goods can be had now: the full price first, then cheaper offers that run, the cheapest first, then the cheapest membership that opens them. Code 404 for what is not sold.',
    query: z.object({ goods_type: goodsType, goods_id: id }),
    answer: z.object({ ways: z.array(priceWay) }),
  }),
  payments: schemas({
    summary: 'The ways of paying that are offered, in their order.',
    answer: z.array(z.object({ sign: z.enum(['wechat', 'alipay', 'handPay']), name: z.string() })),
  }),
  create: schemas({
    summary:
      'Orders something. Whoever has an open order for it is answered with that one, unless they name another code or coupon. Code 1 when one does not count, or it is dearer than `total` by now, with its `lines`: the order before stays then. Paid at once where nothing is left to pay.',
    params: z.object({ type: goodsType }),
    body: z.object({
      goods_id: id,
      promo_code: z.optional(promoCode),
      /** One of the signed-in user's coupons. Not beside a promo code: code 1. */
      coupon: z.optional(id),
      /** Of a membership: ends the one that runs and takes off what is left of it, as `goods` says; false for one that follows it. Not beside a promo code or a coupon: code 1. */
      upgrade: z.optional(z.boolean()),
      /** What is to be used of the person's invitation balance, in whole yuan: where less is to be paid, that much. Code 1 where they have less. */
      balance: z.optional(z.number().check(z.int(), z.minimum(0))),
      /** What was last shown as to be paid, in whole yuan. Cheaper passes. */
      total: z.optional(z.number().check(z.int(), z.minimum(0))),
    }),
    answer: order,
  }),
  detail: schemas({
    summary: 'One order of the signed-in user.',
    params: z.object({ id: orderId }),
    answer: order,
  }),
  status: schemas({
    summary: 'How far an order has come. Asked every two seconds while it is being paid.',
    query: z.object({ order_id: orderId }),
    answer: z.object({ status }),
  }),
  payByWechat: schemas({
    summary: 'Hands an order to WeChat: a picture to be scanned by who pays.',
    body: z.object({ order_id: orderId }),
    answer: z.object({
      /** What the picture holds. */
      code_url: z.string(),
      /** A picture as a `data:` URI, 300 px square. */
      image: z.string().check(z.regex(/^data:image\//)),
    }),
  }),
  payByAlipay: schemas({
    summary:
      'Hands an order to Alipay: a page that takes the money and leads back to the site, which asks the server whether it has come.',
    body: z.object({ order_id: orderId }),
    answer: z.object({
      /** Where the page is; good until the order closes. */
      page_url: z.string().check(z.regex(/^https?:\/\//)),
    }),
  }),
  payByHand: schemas({
    summary:
      'Says how an order is paid by a transfer, and keeps it open for that: the school completes it when the money is there. Code 1 where the school takes none, or the order is paid.',
    body: z.object({ order_id: orderId }),
    answer: z.object({
      /** HTML that is closed by itself: where the money goes. */
      text: z.string(),
    }),
  }),
  cancel: schemas({
    summary: 'Cancels an order that is not paid. Answers the order, which may have been paid meanwhile.',
    params: z.object({ id: orderId }),
    answer: order,
  }),
};
