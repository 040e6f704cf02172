import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  salePrice: '限时秒杀价',
  toSale: (charge: number) => `去抢购 ￥${charge}`,
  buyFull: (charge: number) => `原价购买 ￥${charge}`,
  groupPrice: (charge: number) => `拼团价￥${charge}，在“限时优惠”里开团或参团`,
};

const en: typeof zh = {
  salePrice: 'Price of the flash sale',
  toSale: (charge) => `To the flash sale, ¥${charge}`,
  buyFull: (charge) => `Buy at the full price, ¥${charge}`,
  groupPrice: (charge) => `¥${charge} in a group: begin or join one below`,
};

export const buyWaysStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
