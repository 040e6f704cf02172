import type { FeatureName } from '@shuyuan/api-client';
import type { ComponentType } from 'react';

export type RouteName =
  | 'home'
  | 'articles'
  | 'article'
  | 'record'
  | 'My'
  | 'Myrecord'
  | 'StudyCenter'
  | 'membership'
  | 'cashier'
  | 'payment'
  | 'paid'
  | 'orders'
  | 'login'
  | 'notFound'
  | 'serverError'
  | 'failure'
  | 'unknown';

/** What the guard asks of a route. */
export interface RouteRules {
  /** Who is not signed in goes to the login screen (`page`), or is asked by the login dialog (`dialog`). */
  auth?: 'page' | 'dialog';
  /** Who is signed in goes home. */
  guestsOnly?: boolean;
  /** Exists only while this feature is switched on. */
  flag?: FeatureName;
}

export interface SiteRoute extends RouteRules {
  name: RouteName;
  path: string;
  /** `clear` lies over the page's picture and turns solid as it scrolls. @default 'solid' */
  header?: 'clear' | 'hidden';
  /** Stays as it was left: returning makes no request and keeps the scroll position. */
  keepAlive?: boolean;
  page: () => Promise<{ default: ComponentType }>;
}

const notFoundPage = () => import('../pages/failures/not-found/not-found.page.tsx');

/** Every page there is. Titles are in `route-titles.strings.ts`, under the same names. */
export const routeTable: readonly SiteRoute[] = [
  {
    name: 'home',
    path: '/',
    header: 'clear',
    keepAlive: true,
    page: () => import('../pages/home/home/home.page.tsx'),
  },
  { name: 'articles', path: '/article', page: () => import('../pages/articles/list/list.page.tsx') },
  {
    name: 'article',
    path: '/article/:id/detail',
    page: () => import('../pages/articles/detail/detail.page.tsx'),
  },
  {
    name: 'record',
    path: '/record/detail',
    page: () => import('../pages/records/detail/recording.page.tsx'),
  },
  // The names of these two are the specification's.
  { name: 'My', path: '/my', auth: 'page', page: () => import('../pages/my/basic/basic.page.tsx') },
  {
    name: 'Myrecord',
    path: '/my/record',
    auth: 'page',
    page: () => import('../pages/records/library/library.page.tsx'),
  },
  // The specification gives it the name and the address, and asks a guest by the dialog wherever they come from.
  {
    name: 'StudyCenter',
    path: '/study-center',
    auth: 'dialog',
    page: () => import('../pages/study/center/center.page.tsx'),
  },
  {
    name: 'membership',
    path: '/vip',
    flag: 'vip',
    page: () => import('../pages/membership/plans/plans.page.tsx'),
  },
  {
    name: 'cashier',
    path: '/order/order',
    auth: 'page',
    page: () => import('../pages/orders/cashier/cashier.page.tsx'),
  },
  {
    name: 'payment',
    path: '/order/pay',
    auth: 'page',
    page: () => import('../pages/orders/payment/payment.page.tsx'),
  },
  { name: 'paid', path: '/order/success', page: () => import('../pages/orders/paid/paid.page.tsx') },
  {
    name: 'orders',
    path: '/my/orders',
    auth: 'page',
    page: () => import('../pages/orders/mine/mine.page.tsx'),
  },
  {
    name: 'login',
    path: '/login',
    guestsOnly: true,
    page: () => import('../pages/session/login/login.page.tsx'),
  },
  { name: 'notFound', path: '/404', header: 'hidden', page: notFoundPage },
  {
    name: 'serverError',
    path: '/500',
    header: 'hidden',
    page: () => import('../pages/failures/server-error/server-error.page.tsx'),
  },
  {
    name: 'failure',
    path: '/error',
    header: 'hidden',
    page: () => import('../pages/failures/failure/failure.page.tsx'),
  },
  { name: 'unknown', path: '*', header: 'hidden', page: notFoundPage },
];
