import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '问答分类',
  add: '新分类',
  addTitle: '新分类',
  editTitle: '编辑分类',
  name: '名称',
  problems: '问题',
  updated: '改动于',
  quoted: (name: string) => `分类“${name}”`,
};

/** The words of the categories of problems in the console. */
export type ProblemCategoriesStrings = typeof zh;

const en: ProblemCategoriesStrings = {
  title: 'Q&A categories',
  add: 'New category',
  addTitle: 'New category',
  editTitle: 'Edit a category',
  name: 'Name',
  problems: 'Questions',
  updated: 'Changed',
  quoted: (name) => `category “${name}”`,
};

export const problemCategoriesStrings: Record<Locale, ProblemCategoriesStrings> = { 'zh-CN': zh, en };
