import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '会员中心',
  choose: '请选择会员套餐',
  loading: '正在加载会员套餐',
  failed: '会员套餐没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  empty: '暂时没有可以购买的会员',
  emptyHint: '套餐上架后会出现在这里。',
  memberOf: (name: string) => `你已经是${name}`,
  /** Before a date. */
  validUntil: '有效期至',
  prolonging: '现在购买，新的时间从到期那天接着算。',
  days: (days: number) => `${days}天`,
  /** `price`: with its sign. */
  daily: (price: string) => `每天约${price}`,
  bestValue: '每天最省',
  /** Of ten people. */
  chosenBy: (tenths: number) => `${'〇一二三四五六七八九十'[tenths]}成的人选它`,
  comparison: '有什么不一样',
  benefit: '权益',
  guest: '不是会员',
  has: '有',
  hasNot: '没有',
  running: '使用中',
  benefits: (plan: string) => `${plan}的权益`,
  buy: '购买',
  renew: '续费',
  buyPlan: (plan: string) => `购买${plan}`,
  renewPlan: (plan: string) => `续费${plan}`,
};

const en: typeof zh = {
  title: 'Membership',
  choose: 'Choose a plan',
  loading: 'Loading the plans',
  failed: 'The plans did not load',
  failedHint: 'Check your connection and try again.',
  offlineHint: 'You are offline. They load by themselves when you are back.',
  empty: 'There is no plan for sale',
  emptyHint: 'Plans appear here as soon as there are some.',
  memberOf: (name) => `You have the ${name} plan`,
  validUntil: 'Valid until',
  prolonging: 'What you buy now begins when it ends.',
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  daily: (price) => `about ${price} a day`,
  bestValue: 'Least per day',
  chosenBy: (tenths) => `chosen by ${tenths} of 10`,
  comparison: 'What is different',
  benefit: 'Benefit',
  guest: 'Without',
  has: 'Yes',
  hasNot: 'No',
  running: 'Current',
  benefits: (plan) => `What ${plan} gives`,
  buy: 'Buy',
  renew: 'Renew',
  buyPlan: (plan) => `Buy ${plan}`,
  renewPlan: (plan) => `Renew ${plan}`,
};

/** Every text of the plans. Prices arrive formatted. */
export type MembershipPlansStrings = typeof zh;

export const membershipPlansStrings: Record<Locale, MembershipPlansStrings> = { 'zh-CN': zh, en };
