import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '标签分类',
  add: '新分类',
  addTitle: '新分类',
  editTitle: '编辑分类',
  name: '名称',
  tags: '标签',
  updated: '改动于',
  quoted: (name: string) => `分类“${name}”`,
};

/** The words of the categories of tags in the console. */
export type TagCategoriesStrings = typeof zh;

const en: TagCategoriesStrings = {
  title: 'Tag categories',
  add: 'New category',
  addTitle: 'New category',
  editTitle: 'Edit a category',
  name: 'Name',
  tags: 'Tags',
  updated: 'Changed',
  quoted: (name) => `category “${name}”`,
};

export const tagCategoriesStrings: Record<Locale, TagCategoriesStrings> = { 'zh-CN': zh, en };
