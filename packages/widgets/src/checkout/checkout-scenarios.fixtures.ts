import { joinScenarios, offline, Refusal, silence, type Scenario } from '../testing/scenario.ts';
import {
  allWays,
  anthologyGoods,
  articleGoods,
  fixtureNow,
  membershipGoods,
  offerOf,
  orderOf,
  paidOrder,
  scanPicture,
  servicePage,
  transferText,
} from './orders.fixtures.ts';

const sold = [articleGoods, anthologyGoods, membershipGoods];

const missing = new Refusal(404, '订单不存在');

const works = {
  orders: {
    goods: ({ query }) => {
      const goods = sold.find(({ goods_type: type }) => type === query.goods_type);
      return goods ? offerOf(goods) : new Refusal(404, '商品不存在或已下架');
    },
    payments: [...allWays],
    create: orderOf(),
    detail: orderOf(),
    status: { status: 5 },
    payByWechat: scanPicture,
    payByAlipay: servicePage,
    payByHand: transferText,
    cancel: orderOf(articleGoods, { status: 7 }),
  },
  coupons: { fitting: [] },
} satisfies Scenario;

const but = (scenario: Scenario) => joinScenarios(works, scenario);
const broken = new Refusal(500, '服务器开小差了，请稍后再试');

/** Every call answered alike. */
const all = (answer: typeof silence | typeof offline | Refusal): Scenario => ({
  orders: Object.fromEntries(Object.keys(works.orders).map((name) => [name, answer])),
});

/** Of declared types alone: what the built types say can be named wherever they are read. */
const named = <Name extends string>(scenarios: Record<Name, Scenario>): Record<Name, Scenario> => scenarios;

/** How the calls of buying may be answered, by name. Everything that a scenario does not name works. */
export const checkoutScenarios = named({
  works,
  loading: all(silence),
  /** The server is there and fails. */
  failed: all(broken),
  /** 请勿重复购买: it is the person's already. */
  owned: but({
    orders: { goods: offerOf(articleGoods, { is_owned: true }), create: new Refusal(1, '请勿重复购买') },
  }),
  /** 有一笔未支付的订单 */
  openOrder: but({ orders: { goods: offerOf(articleGoods, { open_order: orderOf() }) } }),
  /** No way of paying is offered. */
  noWays: but({ orders: { payments: [], create: new Refusal(1, '暂未开通支付，无法购买') } }),
  /** 商品不存在或已下架, 订单不存在 */
  missing: all(missing),
  /** 已支付 */
  paid: but({ orders: { detail: paidOrder(), status: { status: 9 }, cancel: paidOrder() } }),
  /** 已支付, by a membership */
  membershipPaid: but({ orders: { detail: paidOrder(membershipGoods), status: { status: 9 } } }),
  /** 支付宝: back from its page */
  backFromAlipay: but({
    orders: { detail: orderOf(articleGoods, { status: 5, payment_method: 'alipay' }) },
  }),
  /** 线下转账: the order waits for the school */
  transfer: but({
    orders: {
      detail: orderOf(articleGoods, {
        status: 5,
        payment_method: 'handPay',
        expires_at: new Date(fixtureNow + 3 * 24 * 60 * 60_000).toISOString(),
      }),
    },
  }),
  /** 已超过支付时间 */
  expired: but({
    orders: {
      detail: orderOf(articleGoods, { status: 7, closed_at: orderOf().expires_at }),
      status: { status: 7 },
    },
  }),
  /** 已取消, and its money goes back */
  goesBack: but({
    orders: {
      detail: orderOf(articleGoods, {
        status: 7,
        closed_at: orderOf().created_at,
        refund: { status: 1, amount: 1900, is_decided: true },
      }),
      status: { status: 7 },
    },
  }),
  /** 价格有变动 */
  dearer: but({
    orders: {
      create: new Refusal(1, '价格有变动：之前显示 19 元，现在需支付 25 元，请确认后再提交', {
        total: 19,
        charge: 25,
        lines: [
          { kind: 'price', amount: 25 },
          { kind: 'to_pay', amount: 25 },
        ],
      }),
    },
  }),
  /** 已取消 */
  closed: but({
    orders: {
      detail: orderOf(articleGoods, { status: 7, closed_at: orderOf().created_at }),
      status: { status: 7 },
    },
  }),
  /** 断网 */
  offline: all(offline),
});
