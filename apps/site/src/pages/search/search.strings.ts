import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '搜索',
  courses: '全部课程',
  articles: '全部文章',
  teachers: '全部教师',
};

export type SearchPageStrings = typeof zh;

const en: SearchPageStrings = {
  title: 'Search',
  courses: 'All courses',
  articles: 'All articles',
  teachers: 'All teachers',
};

export const searchPageStrings: Record<Locale, SearchPageStrings> = { 'zh-CN': zh, en };
