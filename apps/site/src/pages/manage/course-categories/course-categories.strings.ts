import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '课程分类',
  add: '新分类',
  addTitle: '新分类',
  editTitle: '编辑分类',
  name: '名称',
  parent: '上级分类',
  noParent: '一级分类',
  courses: '课程',
  updated: '改动于',
  chosenOne: (id: number) => `编号${id}`,
  quoted: (name: string) => `分类“${name}”`,
};

/** The words of the categories of courses in the console. */
export type CourseCategoriesStrings = typeof zh;

const en: CourseCategoriesStrings = {
  title: 'Course categories',
  add: 'New category',
  addTitle: 'New category',
  editTitle: 'Edit a category',
  name: 'Name',
  parent: 'Under',
  noParent: 'The first level',
  courses: 'Courses',
  updated: 'Changed',
  chosenOne: (id) => `No. ${id}`,
  quoted: (name) => `category “${name}”`,
};

export const courseCategoriesStrings: Record<Locale, CourseCategoriesStrings> = { 'zh-CN': zh, en };
