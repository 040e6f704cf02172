import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '试题分类',
  add: '新分类',
  addTitle: '新分类',
  editTitle: '编辑分类',
  name: '名称',
  parent: '上级分类',
  noParent: '一级分类',
  questions: '试题',
  updated: '改动于',
  chosenOne: (id: number) => `编号${id}`,
  quoted: (name: string) => `分类“${name}”`,
};

/** The words of the categories of questions and papers in the console. */
export type ExamCategoriesStrings = typeof zh;

const en: ExamCategoriesStrings = {
  title: 'Exam categories',
  add: 'New category',
  addTitle: 'New category',
  editTitle: 'Edit a category',
  name: 'Name',
  parent: 'Under',
  noParent: 'The first level',
  questions: 'Questions',
  updated: 'Changed',
  chosenOne: (id) => `No. ${id}`,
  quoted: (name) => `category “${name}”`,
};

export const examCategoriesStrings: Record<Locale, ExamCategoriesStrings> = { 'zh-CN': zh, en };
