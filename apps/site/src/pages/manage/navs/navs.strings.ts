import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '导航',
  add: '新导航',
  addTitle: '新导航',
  editTitle: '编辑导航',
  name: '名称',
  url: '地址',
  urlHint: '站内路径如 /courses，或 https:// 开头的地址。对应的功能开关关闭时，这一项不显示。',
  parent: '上级',
  noParent: '没有上级',
  updated: '改动于',
  state: '状态',
  shown: '显示',
  hidden: '隐藏',
  sort: '排序',
  sortHint: '小的在前。',
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
  url: 'Address',
  urlHint:
    'A path such as /courses, or an address that begins with https://. It is not shown while its section is closed.',
  parent: 'Under',
  noParent: 'The first level',
  updated: 'Changed',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  sort: 'Order',
  sortHint: 'The smallest comes first.',
  quoted: (name) => `entry “${name}”`,
};

export const managedNavsStrings: Record<Locale, ManagedNavsStrings> = { 'zh-CN': zh, en };
