import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  articles: '文章',
  home: '首页',
  updated: (date: string) => `更新于${date}`,
  neighbours: '上一篇与下一篇',
  previous: '上一篇',
  next: '下一篇',
  related: '相关文章',
  bought: '已购买',
  failed: '文章没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  articles: 'Articles',
  home: 'Home',
  updated: (date) => `Updated ${date}`,
  neighbours: 'Previous and next article',
  previous: 'Previous',
  next: 'Next',
  related: 'Related articles',
  bought: 'Bought',
  failed: 'The article could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const detailStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
