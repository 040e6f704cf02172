import type { SiteRoute } from '../shell/site-route.ts';
import { managePage } from './manage-page.ts';

/** The console's pages of what is sold at a lower price for a while. */
export const manageDealRoutes: readonly SiteRoute[] = [
  {
    name: 'manageFlashSales',
    path: '/manage/flash-sales',
    layout: 'manage',
    permission: 'flashSale',
    flag: 'miaosha',
    page: managePage('flashSales'),
  },
  {
    name: 'manageGroupBuys',
    path: '/manage/group-buys',
    layout: 'manage',
    permission: 'groupBuy',
    flag: 'tuangou',
    page: managePage('groupBuys'),
  },
  {
    name: 'manageProducts',
    path: '/manage/products',
    layout: 'manage',
    permission: 'product',
    page: managePage('products'),
  },
  {
    name: 'manageRedeemCodes',
    path: '/manage/redeem-codes',
    layout: 'manage',
    permission: 'redeemCode',
    flag: 'codeExchanger',
    page: managePage('redeemCodes'),
  },
  {
    name: 'manageRedeemCodesOf',
    path: '/manage/redeem-codes/:id/codes',
    layout: 'manage',
    permission: 'redeemCode',
    flag: 'codeExchanger',
    page: managePage('redeemCodesOf'),
  },
  {
    name: 'managePromoCodes',
    path: '/manage/promo-codes',
    layout: 'manage',
    permission: 'promoCode',
    flag: 'promoCode',
    page: managePage('promoCodes'),
  },
  {
    name: 'manageCoupons',
    path: '/manage/coupons',
    layout: 'manage',
    permission: 'coupon',
    page: managePage('coupons'),
  },
  {
    name: 'manageCouponsOf',
    path: '/manage/coupons/:id/codes',
    layout: 'manage',
    permission: 'coupon',
    page: managePage('couponsOf'),
  },
];
