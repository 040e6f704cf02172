import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '标签',
  add: '新标签',
  addTitle: '新标签',
  editTitle: '编辑标签',
  name: '名称',
  category: '分类',
  choose: '请选择分类',
  chosenOne: (id: number) => `编号${id}`,
  state: '状态',
  shown: '显示中',
  hidden: '已隐藏',
  isShow: '在网站上显示',
  resources: '已发布的内容',
  updated: '改动于',
  quoted: (name: string) => `标签“${name}”`,
};

/** The words of the tags in the console. */
export type ManagedTagsStrings = typeof zh;

const en: ManagedTagsStrings = {
  title: 'Tags',
  add: 'New tag',
  addTitle: 'New tag',
  editTitle: 'Edit a tag',
  name: 'Name',
  category: 'Category',
  choose: 'Choose a category',
  chosenOne: (id) => `No. ${id}`,
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  isShow: 'Show it on the site',
  resources: 'Published content',
  updated: 'Changed',
  quoted: (name) => `tag “${name}”`,
};

export const managedTagsStrings: Record<Locale, ManagedTagsStrings> = { 'zh-CN': zh, en };
