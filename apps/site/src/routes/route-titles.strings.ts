import type { Locale } from '@shuyuan/widgets/host';
import type { RouteName } from './route-table.ts';

type RouteTitles = Record<RouteName, string>;

const zh: RouteTitles = {
  home: '首页',
  articles: '文章',
  article: '文章详情',
  record: '录制',
  My: '用户中心',
  Myrecord: '我的录制',
  StudyCenter: '我的学习',
  membership: '会员中心',
  cashier: '收银台',
  payment: '支付中',
  paid: '支付成功',
  orders: '所有订单',
  login: '密码登录',
  notFound: '404',
  serverError: '500',
  failure: '出错了',
  unknown: '404',
};

const en: RouteTitles = {
  home: 'Home',
  articles: 'Articles',
  article: 'Article',
  record: 'Recording',
  My: 'My account',
  Myrecord: 'My recordings',
  StudyCenter: 'My studies',
  membership: 'Membership',
  cashier: 'Checkout',
  payment: 'Paying',
  paid: 'Payment received',
  orders: 'My orders',
  login: 'Sign in',
  notFound: '404',
  serverError: '500',
  failure: 'Something went wrong',
  unknown: '404',
};

/** The document's title for each route; a page that shows one thing puts that thing's name in its place. */
export const routeTitles: Record<Locale, RouteTitles> = { 'zh-CN': zh, en };
