import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '单页',
  add: '新单页',
  addTitle: '新单页',
  editTitle: '编辑单页',
  name: '标题',
  page: '页面',
  pages: { aboutUs: '关于我们', collaborate: '商务合作', recruit: '教师招募' },
  content: '内容',
  isShown: '显示给访客',
  shownHint: '显示时，页脚里有它的链接',
  state: '状态',
  shown: '显示中',
  hidden: '已隐藏',
  created: '添加于',
  updated: '改动于',
  quoted: (title: string) => `单页“${title}”`,
};

/** The words of the pages about the school in the console. */
export type ManagedPagesStrings = typeof zh;

const en: ManagedPagesStrings = {
  title: 'Pages',
  add: 'New page',
  addTitle: 'New page',
  editTitle: 'Edit a page',
  name: 'Title',
  page: 'Page',
  pages: { aboutUs: 'About us', collaborate: 'Work with us', recruit: 'Teach with us' },
  content: 'Content',
  isShown: 'Visitors see it',
  shownHint: 'While they do, the footer leads to it',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  created: 'Added',
  updated: 'Changed',
  quoted: (title) => `page “${title}”`,
};

export const managedPagesStrings: Record<Locale, ManagedPagesStrings> = { 'zh-CN': zh, en };
