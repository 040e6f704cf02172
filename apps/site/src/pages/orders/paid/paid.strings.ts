import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  home: '返回首页',
  /** Title of the page where it is not as the route's title says. */
  result: '支付结果',
};

const en: typeof zh = { home: 'Home', result: 'Payment' };

export const paidStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
