import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '首页板块',
  add: '新板块',
  addTitle: '新首页板块',
  editTitle: '编辑首页板块',
  name: '标题',
  category: '内容',
  all: '全部文章',
  order: '先后',
  orders: { newest: '最新的在前', 'most-read': '读得最多的在前' },
  size: '最多几篇',
  more: '“更多”去哪里',
  moreHint: '可以留空。站内路径如 /article，或 https:// 开头的地址。',
  isShown: '显示在首页',
  updated: '改动于',
  state: '状态',
  shown: '显示',
  hidden: '隐藏',
  sort: '排序',
  sortHint: '小的在前。',
  quoted: (name: string) => `板块“${name}”`,
};

/** The words of the blocks of home in the console. */
export type ManagedHomeBlocksStrings = typeof zh;

const en: ManagedHomeBlocksStrings = {
  title: 'Blocks of home',
  add: 'New block',
  addTitle: 'New block',
  editTitle: 'Edit a block',
  name: 'Title',
  category: 'What is in it',
  all: 'All articles',
  order: 'Order',
  orders: { newest: 'Newest first', 'most-read': 'Most read first' },
  size: 'Cards at most',
  more: 'Where the rest is',
  moreHint: 'May be empty. A path such as /article, or an address that begins with https://.',
  isShown: 'Shown on the home page',
  updated: 'Changed',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  sort: 'Place',
  sortHint: 'The smallest comes first.',
  quoted: (name) => `block “${name}”`,
};

export const managedHomeBlocksStrings: Record<Locale, ManagedHomeBlocksStrings> = { 'zh-CN': zh, en };
