import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { ordersContract } from './orders.contract.ts';

export type OrderQuery = NonNullable<CallInput<typeof ordersContract.mine>['query']>;
export type OrderPage = AnswerOf<typeof ordersContract.mine>;
export type Order = OrderPage['data'][number];
export type OrderStatus = Order['status'];
export type Goods = Order['goods'][number];
/** What is meant by something that can be bought; never its price. */
export type GoodsRef = Pick<Goods, 'goods_type' | 'goods_id'>;
export type GoodsOffer = AnswerOf<typeof ordersContract.goods>;
export type PaymentWay = AnswerOf<typeof ordersContract.payments>[number];
export type ScanPayment = AnswerOf<typeof ordersContract.payByWechat>;

/** The calls about buying. A widget takes this slice, never the whole client. */
export type OrdersApi = ReturnType<typeof createOrdersApi>;

export function createOrdersApi(http: Http) {
  return {
    mine: (query: OrderQuery = {}, options?: CallOptions) =>
      http.call(ordersContract.mine, { query }, options),
    /** Rejects with code 404 when it is not sold (any more). */
    goods: (goods: GoodsRef, options?: CallOptions) =>
      http.call(
        ordersContract.goods,
        { query: { goods_type: goods.goods_type, goods_id: goods.goods_id } },
        options,
      ),
    payments: (options?: CallOptions) => http.call(ordersContract.payments, {}, options),
    /** A repeated `idempotencyKey` in the options makes no second order. */
    create: ({ goods_type: type, goods_id }: GoodsRef, options?: CallOptions) =>
      http.call(ordersContract.create, { params: { type }, body: { goods_id } }, options),
    /** Rejects with code 404 when it is nobody's or somebody else's. */
    detail: (orderId: string, options?: CallOptions) =>
      http.call(ordersContract.detail, { params: { id: orderId } }, options),
    status: async (orderId: string, options?: CallOptions): Promise<OrderStatus> =>
      (await http.call(ordersContract.status, { query: { order_id: orderId } }, options)).status,
    /** Rejects when the order is paid or cancelled. The same picture again while it is good. */
    payByWechat: (orderId: string, options?: CallOptions) =>
      http.call(ordersContract.payByWechat, { body: { order_id: orderId } }, options),
    cancel: (orderId: string, options?: CallOptions) =>
      http.call(ordersContract.cancel, { params: { id: orderId } }, options),
  };
}
