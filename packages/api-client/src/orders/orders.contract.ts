import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { id, instant, paged, paging } from '../http/fields.ts';

/** What can be bought: an article, or a membership (the specification's `role`). */
const goodsType = z.enum(['article', 'role']);

const goods = z.object({
  goods_type: goodsType,
  goods_id: id,
  goods_name: z.string(),
  /** Address of a picture; empty for a membership. */
  goods_thumb: z.string(),
  /** Whole yuan. */
  goods_charge: z.number(),
});

/** 1 not paid, 5 handed to a way of paying, 9 paid, 7 cancelled. */
const status = z.union([z.literal(1), z.literal(5), z.literal(9), z.literal(7)]);

/** The number of an order, as people read it to each other. */
const orderId = z.string().check(z.regex(/^\d{20}$/));

const order = z.object({
  order_id: orderId,
  /** What is to be paid or was, in whole yuan. */
  charge: z.number(),
  status,
  /** How it is or was paid; empty while no way was chosen. */
  payment_method: z.union([z.literal(''), z.literal('wechat')]),
  created_at: instant,
  /** When the order closes by itself unless it is paid. */
  expires_at: instant,
  paid_at: z.nullable(instant),
  goods: z.array(goods),
});

/** Orders and how they are paid. Every price is the server's. */
export const ordersContract = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v2/my/orders',
    summary: 'The orders of the signed-in user, newest first.',
    access: 'signed-in',
    query: z.object({
      ...paging(10, 50),
      /** `open` are those that can still be paid. All when left out. */
      state: z.optional(z.enum(['open', 'paid', 'cancelled'])),
    }),
    answer: paged(order),
  }),
  goods: endpoint({
    method: 'GET',
    path: '/api/v2/order/goods',
    summary: 'What something costs, and whether the signed-in user has it already.',
    access: 'signed-in',
    query: z.object({ goods_type: goodsType, goods_id: id }),
    answer: z.object({
      goods,
      /** Bought before, or free to read as a member: there is nothing to buy. Never true of a membership. */
      is_owned: z.boolean(),
      /** The order that waits to be paid for the same goods. */
      open_order: z.nullable(order),
    }),
  }),
  payments: endpoint({
    method: 'GET',
    path: '/api/v2/order/payments',
    summary: 'The ways of paying that are offered, in their order.',
    answer: z.array(z.object({ sign: z.enum(['wechat']), name: z.string() })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/order/{type}',
    summary: 'Orders something. Whoever has an open order for it is answered with that one.',
    access: 'signed-in',
    idempotent: true,
    params: z.object({ type: goodsType }),
    body: z.object({ goods_id: id }),
    answer: order,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v2/order/{id}',
    summary: 'One order of the signed-in user.',
    access: 'signed-in',
    params: z.object({ id: orderId }),
    answer: order,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/v2/order/status',
    summary: 'How far an order has come. Asked every two seconds while it is being paid.',
    access: 'signed-in',
    isStorable: false,
    query: z.object({ order_id: orderId }),
    answer: z.object({ status }),
  }),
  payByWechat: endpoint({
    method: 'POST',
    path: '/api/v2/order/pay/wechatScan',
    summary: 'Hands an order to WeChat: a picture to be scanned by who pays.',
    access: 'signed-in',
    body: z.object({ order_id: orderId }),
    answer: z.object({
      /** What the picture holds. */
      code_url: z.string(),
      /** A picture as a `data:` URI, 300 px square. */
      image: z.string().check(z.regex(/^data:image\//)),
    }),
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/v2/order/{id}/cancel',
    summary: 'Cancels an order that is not paid. Answers the order, which may have been paid meanwhile.',
    access: 'signed-in',
    params: z.object({ id: orderId }),
    answer: order,
  }),
};
