import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  search: '搜索',
  hint: (key: string) => `搜索（${key}）`,
  notLoaded: '搜索没有打开，请检查网络后重试',
};

export type SearchButtonStrings = typeof zh;

const en: SearchButtonStrings = {
  search: 'Search',
  hint: (key) => `Search (${key})`,
  notLoaded: 'The search did not open. Check the connection and try again',
};

export const searchButtonStrings: Record<Locale, SearchButtonStrings> = { 'zh-CN': zh, en };
