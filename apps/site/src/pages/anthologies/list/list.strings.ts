import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '文集',
  lead: '一篇接一篇，读完一件事。',
  categories: '文集分类',
  all: '全部',
  results: '文集列表',
  pager: '文集分页',
  empty: '这里还没有文集',
  emptyHint: '换个分类看看，或者先去读读文章。',
  showAll: '查看全部文集',
  toArticles: '去看看文章',
  failed: '文集没有加载出来',
  failedHint: '请检查网络后重试，你的筛选条件还在。',
};

const en: typeof zh = {
  title: 'Anthologies',
  lead: 'One article after another, to the end of one thing.',
  categories: 'Categories of anthologies',
  all: 'All',
  results: 'Anthologies',
  pager: 'Pages of anthologies',
  empty: 'No anthologies here yet',
  emptyHint: 'Try another category, or read some articles first.',
  showAll: 'Show all anthologies',
  toArticles: 'To the articles',
  failed: 'The anthologies could not be loaded',
  failedHint: 'Check the network and try again; your filter is kept.',
};

export const listStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
