import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '课程',
  lead: '跟着老师，一节一节学会一件事。',
  all: '全部',
  category: '分类',
  under: '细分',
  level: '难度',
  price: '价格',
  prices: { free: '免费', paid: '付费', member: '会员免费' },
  sort: '排序',
  sorts: { newest: '最新', popular: '热门', cheapest: '价格从低到高' },
  results: '课程列表',
  pager: '课程分页',
  empty: '这里还没有课程',
  emptyHint: '放宽一些条件，或者先去读读文章。',
  showAll: '查看全部课程',
  toArticles: '去看看文章',
  failed: '课程没有加载出来',
  failedHint: '请检查网络后重试，你的筛选条件还在。',
};

const en: typeof zh = {
  title: 'Courses',
  lead: 'With a teacher, lesson by lesson.',
  all: 'All',
  category: 'Category',
  under: 'Subcategory',
  level: 'Level',
  price: 'Price',
  prices: { free: 'Free', paid: 'Paid', member: 'Free for members' },
  sort: 'Order',
  sorts: { newest: 'Newest', popular: 'Popular', cheapest: 'Price, low to high' },
  results: 'Courses',
  pager: 'Pages of courses',
  empty: 'No courses here yet',
  emptyHint: 'Widen the filters, or read some articles first.',
  showAll: 'Show all courses',
  toArticles: 'To the articles',
  failed: 'The courses could not be loaded',
  failedHint: 'Check the network and try again; your filters are kept.',
};

export const listStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
