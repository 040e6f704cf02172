import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '导航',
  add: '新导航',
  addTitle: '新导航',
  editTitle: '编辑导航',
  name: '名称',
  url: '点开去哪里',
  urlHint: '对应的功能开关关闭时，这一项不显示。',
  parent: '上级',
  noParent: '没有上级',
  updated: '改动于',
  state: '状态',
  shown: '显示',
  hidden: '隐藏',
  quoted: (name: string) => `导航“${name}”`,
};

/** The words of the header navigation in the console. */
export type ManagedNavsStrings = typeof zh;

const en: ManagedNavsStrings = {
  title: 'Navigation',
  add: 'New entry',
  addTitle: 'New entry',
  editTitle: 'Edit an entry',
  name: 'Name',
  url: 'Leads to',
  urlHint: 'It is not shown while its section is closed.',
  parent: 'Under',
  noParent: 'The first level',
  updated: 'Changed',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  quoted: (name) => `entry “${name}”`,
};

export const managedNavsStrings: Record<Locale, ManagedNavsStrings> = { 'zh-CN': zh, en };
