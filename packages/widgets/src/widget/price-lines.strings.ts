import type { Order } from '@shuyuan/api-client';

type PriceLine = NonNullable<Order['lines']>[number];

/** What the parts of a price are called; each is given in whole yuan, above 0. */
export type PriceLineWords = Record<Exclude<PriceLine['kind'], 'to_pay'>, (yuan: number) => string>;

export const priceLinesZh: PriceLineWords = {
  price: (yuan) => `原价 ${yuan} 元`,
  promo_code: (yuan) => `优惠码已减 ${yuan} 元`,
  coupon: (yuan) => `优惠券已减 ${yuan} 元`,
  flash_sale: (yuan) => `秒杀优惠 ${yuan} 元`,
  group_buy: (yuan) => `拼团优惠 ${yuan} 元`,
  upgrade: (yuan) => `原会员剩余时间折抵 ${yuan} 元`,
  balance: (yuan) => `邀请余额支付 ${yuan} 元`,
};

export const priceLinesEn: PriceLineWords = {
  price: (yuan) => `${yuan} yuan`,
  promo_code: (yuan) => `less ${yuan} by the code`,
  coupon: (yuan) => `less ${yuan} by the coupon`,
  flash_sale: (yuan) => `less ${yuan} in the flash sale`,
  group_buy: (yuan) => `less ${yuan} in the group`,
  upgrade: (yuan) => `less ${yuan} for the rest of your membership`,
  balance: (yuan) => `less ${yuan} from your invitation balance`,
};
