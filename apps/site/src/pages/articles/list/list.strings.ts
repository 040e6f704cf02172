import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '文章',
  lead: '慢慢读，读完了说说你的想法。',
  categories: '文章分类',
  all: '全部',
  results: '文章列表',
  pager: '文章分页',
  empty: '这里还没有文章',
  emptyHint: '换个分类看看，或者过些日子再来。',
  showAll: '查看全部文章',
  failed: '文章列表没有加载出来',
  failedHint: '请检查网络后重试，你的筛选条件还在。',
};

const en: typeof zh = {
  title: 'Articles',
  lead: 'Read slowly, and say what you think.',
  categories: 'Article categories',
  all: 'All',
  results: 'Articles',
  pager: 'Pages of articles',
  empty: 'No articles here yet',
  emptyHint: 'Try another category, or come back later.',
  showAll: 'Show all articles',
  failed: 'The articles could not be loaded',
  failedHint: 'Check the network and try again; your filter is kept.',
};

export const listStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
