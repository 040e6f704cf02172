import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '文章分类',
  add: '新分类',
  addTitle: '新分类',
  editTitle: '编辑分类',
  name: '名称',
  articles: '文章',
  updated: '改动于',
  quoted: (name: string) => `分类“${name}”`,
};

/** The words of the categories of articles in the console. */
export type ArticleCategoriesStrings = typeof zh;

const en: ArticleCategoriesStrings = {
  title: 'Article categories',
  add: 'New category',
  addTitle: 'New category',
  editTitle: 'Edit a category',
  name: 'Name',
  articles: 'Articles',
  updated: 'Changed',
  quoted: (name) => `category “${name}”`,
};

export const articleCategoriesStrings: Record<Locale, ArticleCategoriesStrings> = { 'zh-CN': zh, en };
