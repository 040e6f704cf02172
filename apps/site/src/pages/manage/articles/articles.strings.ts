import type { Locale } from '@shuyuan/widgets/host';
import { actedStrings } from '../acted.strings.ts';
import { entityNouns } from '../entity-nouns.strings.ts';

const zh = {
  noun: entityNouns['zh-CN'].article,
  ...actedStrings['zh-CN'],
  title: '文章',
  add: '写一篇',
  name: '标题',
  category: '分类',
  noCategory: '没有分类',
  author: '作者',
  authorGone: '账号已注销',
  characters: (count: number) => `${count}字`,
  status: '状态',
  statuses: { published: '已发布', scheduled: '定时', draft: '草稿' },
  price: '价格',
  prices: { free: '免费', member: '会员免费', sold: '单独出售' },
  views: '阅读',
  published: '发布于',
  updated: '改动于',
  quoted: (title: string) => `《${title}》`,
  move: '改分类',
  publish: '立即发布',
  unpublish: '转为草稿',
};

/** The words of the articles in the console. */
export type ArticlesStrings = typeof zh;

const en: ArticlesStrings = {
  noun: entityNouns.en.article,
  ...actedStrings.en,
  title: 'Articles',
  add: 'Write one',
  name: 'Title',
  category: 'Category',
  noCategory: 'No category',
  author: 'Author',
  authorGone: 'Account is gone',
  characters: (count) => `${count} characters`,
  status: 'State',
  statuses: { published: 'Published', scheduled: 'Scheduled', draft: 'Draft' },
  price: 'Price',
  prices: { free: 'Free', member: 'Free for members', sold: 'Sold' },
  views: 'Views',
  published: 'Published',
  updated: 'Changed',
  quoted: (title) => `“${title}”`,
  move: 'Change category',
  publish: 'Publish now',
  unpublish: 'Back to draft',
};

export const articlesStrings: Record<Locale, ArticlesStrings> = { 'zh-CN': zh, en };
