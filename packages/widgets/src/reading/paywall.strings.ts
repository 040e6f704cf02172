import type { Locale } from '../host/widget-host.ts';

const zh = {
  /** Where the free part ends; read and heard before the title. */
  end: '免费部分到此结束',
  title: '以下为付费内容',
  /** `price` comes with its currency. */
  about: (price: string) => `全文${price}，买一次，以后都可以读。`,
  aboutForMembers: (price: string) => `全文${price}，买一次，以后都可以读；会员免费。`,
  unlock: (price: string) => `解锁全文 ${price}`,
  toSale: (price: string) => `限时秒杀 ${price}`,
  unlockFull: (price: string) => `原价解锁 ${price}`,
  memberFree: '会员免费看',
  visitor: '请登录后查看：已经买过的，登录就能接着读。',
  visitorForMembers: '请登录后查看：已经买过，或者是会员，登录就能接着读。',
  signIn: '登录',
};

/** Every text of the paywall. Prices arrive formatted. */
export type PaywallStrings = typeof zh;

const en: PaywallStrings = {
  end: 'The free part ends here',
  title: 'The rest is paid content',
  about: (price) => `The whole text costs ${price}. Bought once, it stays yours to read.`,
  aboutForMembers: (price) =>
    `The whole text costs ${price}. Bought once, it stays yours to read; members read it free.`,
  unlock: (price) => `Unlock it all ${price}`,
  toSale: (price) => `Flash sale ${price}`,
  unlockFull: (price) => `Unlock at full price ${price}`,
  memberFree: 'Free for members',
  visitor: 'Bought it before? Sign in to read on.',
  visitorForMembers: 'Bought it before, or a member? Sign in to read on.',
  signIn: 'Sign in',
};

export const paywallStrings: Record<Locale, PaywallStrings> = { 'zh-CN': zh, en };
