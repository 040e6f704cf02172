import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  home: '首页',
  announcement: '公告',
  failed: '公告没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  home: 'Home',
  announcement: 'Announcement',
  failed: 'The announcement could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const detailStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
