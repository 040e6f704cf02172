import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '问题分类',
  add: '新分类',
  addTitle: '新分类',
  editTitle: '编辑分类',
  name: '名称',
  isAboutMembership: '关于会员',
  isAboutMembershipHint: '这些问题也会出现在会员中心',
  faqs: '问题',
  updated: '改动于',
  quoted: (name: string) => `分类“${name}”`,
};

/** The words of the categories of frequent questions in the console. */
export type FaqCategoriesStrings = typeof zh;

const en: FaqCategoriesStrings = {
  title: 'Question categories',
  add: 'New category',
  addTitle: 'New category',
  editTitle: 'Edit a category',
  name: 'Name',
  isAboutMembership: 'About memberships',
  isAboutMembershipHint: 'These questions are shown in the member centre too',
  faqs: 'Questions',
  updated: 'Changed',
  quoted: (name) => `category “${name}”`,
};

export const faqCategoriesStrings: Record<Locale, FaqCategoriesStrings> = { 'zh-CN': zh, en };
