import type { NewPlan } from '../memberships/memberships.repo.ts';

/** Each says what it opens today, and nothing else. */
export const planSeeds: readonly NewPlan[] = [
  {
    name: '月度会员',
    charge: 18,
    expireDays: 30,
    benefits: ['标有“会员免费”的课程、专栏和文章随意看', '到期不自动续费', '提前续费，天数接着算'],
  },
  {
    name: '季度会员',
    charge: 48,
    expireDays: 90,
    benefits: ['标有“会员免费”的课程、专栏和文章随意看', '到期不自动续费', '提前续费，天数接着算'],
  },
  {
    name: '年度会员',
    charge: 168,
    expireDays: 365,
    benefits: ['标有“会员免费”的课程、专栏和文章随意看', '到期不自动续费', '提前续费，天数接着算'],
  },
];

export interface OrderSeed {
  /** Title of an article that is for sale. */
  title: string;
  hoursAgo: number;
  becomes: 'paid' | 'cancelled';
}

/** What one person has ordered. Nothing that waits to be paid: it would close while nobody looks. */
export const orderSeed: { owner: string; orders: readonly OrderSeed[] } = {
  owner: '林小满',
  orders: [
    { title: '调试像破案：先别动手，先看现场', hoursAgo: 75, becomes: 'paid' },
    { title: '改稿的四遍：每一遍只改一样', hoursAgo: 21, becomes: 'cancelled' },
  ],
};
