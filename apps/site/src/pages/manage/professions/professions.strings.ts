import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '职业',
  add: '新职业',
  addTitle: '新职业',
  editTitle: '编辑职业',
  name: '名称',
  thumb: '图片',
  thumbHint: '图片的地址，可以不填。',
  about: '简介',
  sort: '顺序',
  sortHint: '数字小的排在前面',
  courses: '课程',
  updated: '改动于',
  quoted: (name: string) => `职业“${name}”`,
};

/** The words of the professions in the console. */
export type ManagedProfessionsStrings = typeof zh;

const en: ManagedProfessionsStrings = {
  title: 'Professions',
  add: 'New profession',
  addTitle: 'New profession',
  editTitle: 'Edit a profession',
  name: 'Name',
  thumb: 'Picture',
  thumbHint: 'The address of a picture; may be left empty.',
  about: 'About',
  sort: 'Order',
  sortHint: 'The smallest comes first',
  courses: 'Courses',
  updated: 'Changed',
  quoted: (name) => `profession “${name}”`,
};

export const managedProfessionsStrings: Record<Locale, ManagedProfessionsStrings> = { 'zh-CN': zh, en };
