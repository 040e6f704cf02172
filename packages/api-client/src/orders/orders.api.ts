import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { ordersContract } from './orders.contract.ts';
import { ordersEndpoints } from './orders.endpoints.ts';

/** Page, size (10 unless given) and state of a list of orders; all states when left out. */
export type OrderQuery = NonNullable<CallInput<typeof ordersContract.mine>['query']>;
/** One page of the account's orders, newest first. */
export type OrderPage = AnswerOf<typeof ordersContract.mine>;
/** An order. `charge` is whole yuan; it closes by itself at `expires_at` unless it is paid. */
export type Order = OrderPage['data'][number];
/** 1 not paid, 5 handed to a payment method, 9 paid, 7 cancelled. */
export type OrderStatus = Order['status'];
/** Something that was ordered, at the price of that time: `goods_charge` in whole yuan. */
export type Goods = Order['goods'][number];
/** What is meant by something that can be bought; never its price. */
export type GoodsRef = Pick<Goods, 'goods_type' | 'goods_id'>;
/** What is ordered: with a promo code or a coupon of one's own, not both, and at no more than the `total` that was shown, in whole yuan. */
export type NewOrder = GoodsRef & OrderTerms;
interface OrderTerms {
  promo_code?: string;
  /** Its id. */
  coupon?: number;
  /** Of a membership: in place of the one that runs. */
  upgrade?: boolean;
  /** Of the invitation balance, in whole yuan. */
  balance?: number;
  total?: number;
}
/** What something costs now, whether the account owns it already, and its order that still waits to be paid. */
export type GoodsOffer = AnswerOf<typeof ordersContract.goods>;
/** A way in which goods can be had now: the full price, an offer that runs, or a membership. Whole yuan. */
export type PriceWay = AnswerOf<typeof ordersContract.prices>['ways'][number];
/** Rules of refunds of some goods, as the server computes them. */
export type RefundTerms = NonNullable<GoodsOffer['refund']>;
/** A payment method that the server offers, with its name in the server's language. */
export type PaymentWay = AnswerOf<typeof ordersContract.payments>[number];
/** A QR code for the payer's telephone: its content, and the picture as a `data:` URI of 300 by 300 pixels. */
export type ScanPayment = AnswerOf<typeof ordersContract.payByWechat>;

/** The calls about buying. A widget takes this slice, never the whole client. */
export type OrdersApi = ReturnType<typeof createOrdersApi>;

/** The order calls alone, for a bundle without the other domains. All but `payments` and `prices` need a session. */
export function createOrdersApi(http: Http) {
  const calls = callsOf<typeof ordersContract>(http, ordersEndpoints);
  return {
    mine: (query: OrderQuery = {}, options?: CallOptions) => calls.mine({ query }, options),
    /** Rejects with code 404 when it is not sold (any more). */
    goods: (goods: GoodsRef, options?: CallOptions) =>
      calls.goods({ query: { goods_type: goods.goods_type, goods_id: goods.goods_id } }, options),
    /** Visitors may ask. Rejects with code 404 when it is not sold (any more). */
    prices: async ({ goods_type, goods_id }: GoodsRef, options?: CallOptions): Promise<PriceWay[]> =>
      (await calls.prices({ query: { goods_type, goods_id } }, options)).ways,
    payments: (options?: CallOptions) => calls.payments({}, options),
    /** A repeated `idempotencyKey` in the options makes no second order. Rejects with code 1 when a code or coupon does not count, or it is dearer than `total`. */
    create: ({ goods_type: type, goods_id, ...terms }: NewOrder, options?: CallOptions) =>
      calls.create({ params: { type }, body: { goods_id, ...termsOf(terms) } }, options),
    /** Rejects with code 404 when it is nobody's or somebody else's. */
    detail: (orderId: string, options?: CallOptions) => calls.detail({ params: { id: orderId } }, options),
    status: async (orderId: string, options?: CallOptions): Promise<OrderStatus> =>
      (await calls.status({ query: { order_id: orderId } }, options)).status,
    /** Rejects when the order is paid or cancelled. The same picture again while it is good. */
    payByWechat: (orderId: string, options?: CallOptions) =>
      calls.payByWechat({ body: { order_id: orderId } }, options),
    /** The page on which it is paid. Rejects when the order is paid or cancelled. What it leads back with proves nothing: ask for the status. */
    payByAlipay: (orderId: string, options?: CallOptions) =>
      calls.payByAlipay({ body: { order_id: orderId } }, options),
    /** Where a transfer goes; the order waits for it, for days then. Rejects with code 1 where the school takes none, or the order is paid. */
    payByHand: (orderId: string, options?: CallOptions) =>
      calls.payByHand({ body: { order_id: orderId } }, options),
    cancel: (orderId: string, options?: CallOptions) => calls.cancel({ params: { id: orderId } }, options),
  };
}

/** What somebody hands in may have more of the goods, such as their name. */
const termsOf = ({ promo_code, coupon, upgrade, balance, total }: OrderTerms): OrderTerms => ({
  ...(upgrade === undefined ? {} : { upgrade }),
  ...(promo_code === undefined ? {} : { promo_code }),
  ...(coupon === undefined ? {} : { coupon }),
  ...(balance === undefined ? {} : { balance }),
  ...(total === undefined ? {} : { total }),
});
