import type { Goods, GoodsOffer, Order, PaymentWay } from '@shuyuan/api-client';
import { codePicture } from '../testing/code-picture.fixtures.ts';

/** The test host's time: 10:00 on a Monday in Shanghai. */
export const fixtureNow = Date.UTC(2026, 2, 2, 2);
const minute = 60_000;
const at = (minutes: number) => new Date(fixtureNow + minutes * minute).toISOString();

/** A picture that needs no network: two hills. */
const thumb = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#dfe8e4" d="M0 0h160v90H0z"/><path fill="#8fb3a6" d="M0 90V62l42-30 40 34 30-22 48 30v16z"/></svg>',
)}`;

export const articleGoods: Goods = {
  goods_type: 'article',
  goods_id: 7,
  goods_name: '怎样读一首唐诗',
  goods_thumb: thumb,
  goods_charge: 19,
};

/** An upright picture of the same kind. */
const uprightThumb = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><path fill="#dfe8e4" d="M0 0h90v120H0z"/><path fill="#8fb3a6" d="M0 120V82l28-36 30 44 32-26v56z"/></svg>',
)}`;

export const anthologyGoods: Goods = {
  goods_type: 'anthology',
  goods_id: 4,
  goods_name: '把错找出来',
  goods_thumb: uprightThumb,
  goods_charge: 49,
};

export const membershipGoods: Goods = {
  goods_type: 'role',
  goods_id: 2,
  goods_name: '年度会员',
  goods_thumb: '',
  goods_charge: 298,
};

/** What a member of the lower plan is offered for the yearly one. */
export const upgradeOffer: NonNullable<GoodsOffer['upgrade']> = {
  from: { id: 1, name: '月度会员' },
  lines: [
    { kind: 'price', amount: 298 },
    { kind: 'upgrade', amount: -16 },
    { kind: 'to_pay', amount: 282 },
  ],
  ends_at: '2027-03-02T02:00:00.000Z',
  later_until: null,
};

/** An order of one thing, a minute old, with fourteen left. */
export const orderOf = (goods: Goods = articleGoods, part: Partial<Order> = {}): Order => ({
  order_id: '20260302095900271828',
  charge: goods.goods_charge,
  status: 1,
  payment_method: '',
  created_at: at(-1),
  expires_at: at(14),
  paid_at: null,
  goods: [goods],
  ...part,
});

export const paidOrder = (goods: Goods = articleGoods) =>
  orderOf(goods, { status: 9, payment_method: 'wechat', paid_at: at(0) });

export const offerOf = (goods: Goods = articleGoods, part: Partial<GoodsOffer> = {}): GoodsOffer => ({
  goods,
  is_owned: false,
  open_order: null,
  ...part,
});

export const allWays: readonly PaymentWay[] = [
  { sign: 'wechat', name: '微信支付' },
  { sign: 'alipay', name: '支付宝' },
  { sign: 'handPay', name: '线下转账' },
];

export const servicePage = { page_url: 'https://school.example/local/alipay/0123456789abcdef' };

export const transferText = {
  text: '<p>户名：书院教育科技有限公司</p><p>开户行：招商银行上海分行</p><p>账号：6222 0210 0111 2345</p>',
};

export const scanPicture = {
  image: codePicture(9),
  code_url: 'https://school.example/local/payment/0123456789abcdef',
};
