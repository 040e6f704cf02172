import type { Locale } from '@shuyuan/widgets/host';

const zh = {
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
  moved: (count: number, category: string) => `已把${count}篇移到“${category}”`,
  publish: '立即发布',
  publishDone: (count: number) => `已发布${count}篇`,
  unpublish: '转为草稿',
  unpublishDone: (count: number) => `已把${count}篇转为草稿`,
};

/** The words of the articles in the console. */
export type ArticlesStrings = typeof zh;

const en: ArticlesStrings = {
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
  moved: (count, category) => `Moved ${count} to “${category}”`,
  publish: 'Publish now',
  publishDone: (count) => `Published ${count}`,
  unpublish: 'Back to draft',
  unpublishDone: (count) => `Made ${count} a draft`,
};

export const articlesStrings: Record<Locale, ArticlesStrings> = { 'zh-CN': zh, en };
