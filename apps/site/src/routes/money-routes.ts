import type { SiteRoute } from '../shell/site-route.ts';

/** One order, redeem codes, promo codes, coupons, and the pages of sharing, for the route table. The specification has no address for the order, and two of the lists. */
export const moneyRoutes: readonly SiteRoute[] = [
  {
    name: 'order',
    path: '/order/detail',
    auth: 'page',
    page: () => import('../pages/orders/order/order.page.tsx'),
  },
  {
    name: 'share',
    path: '/share',
    auth: 'dialog',
    flag: 'share',
    page: () => import('../pages/invitations/share/share.page.tsx'),
  },
  {
    name: 'exchanger',
    path: '/exchanger',
    auth: 'dialog',
    flag: 'codeExchanger',
    page: () => import('../pages/redeem-codes/exchanger.page.tsx'),
  },
  {
    name: 'promoCodes',
    path: '/my/promoCode',
    auth: 'page',
    flag: 'promoCode',
    page: () => import('../pages/promo-codes/promo-codes.page.tsx'),
  },
  {
    name: 'coupons',
    path: '/my/coupons',
    auth: 'page',
    page: () => import('../pages/coupons/coupons.page.tsx'),
  },
  {
    name: 'inviteUsers',
    path: '/my/inviteUsers',
    auth: 'page',
    flag: 'share',
    page: () => import('../pages/invitations/users/invite-users.page.tsx'),
  },
  {
    name: 'inviteBalance',
    path: '/my/inviteBalanceRecords',
    auth: 'page',
    flag: 'share',
    page: () => import('../pages/invitations/balance/invite-balance.page.tsx'),
  },
  {
    name: 'withdrawals',
    path: '/my/withdrawRecords',
    auth: 'page',
    flag: 'share',
    page: () => import('../pages/invitations/withdrawals/my-withdrawals.page.tsx'),
  },
];
