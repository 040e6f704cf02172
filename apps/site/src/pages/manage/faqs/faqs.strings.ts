import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '常见问题',
  add: '新问题',
  addTitle: '新问题',
  editTitle: '编辑问题',
  question: '问题',
  answer: '回答',
  category: '分类',
  choose: '请选择分类',
  isShow: '显示给访客',
  state: '状态',
  shown: '显示中',
  hidden: '已隐藏',
  updated: '改动于',
  quoted: (question: string) => `问题“${question}”`,
};

/** The words of the frequent questions in the console. */
export type ManagedFaqsStrings = typeof zh;

const en: ManagedFaqsStrings = {
  title: 'Questions',
  add: 'New question',
  addTitle: 'New question',
  editTitle: 'Edit a question',
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
  choose: 'Choose a category',
  isShow: 'Visitors see it',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  updated: 'Changed',
  quoted: (question) => `question “${question}”`,
};

export const managedFaqsStrings: Record<Locale, ManagedFaqsStrings> = { 'zh-CN': zh, en };
