import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '职业',
  add: '新职业',
  addTitle: '新职业',
  editTitle: '编辑职业',
  name: '名称',
  thumb: '图片',
  thumbHint: '宽高比4:3，可以不填。',
  about: '简介',
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
  thumbHint: 'Aspect ratio 4:3; may be left empty.',
  about: 'About',
  courses: 'Courses',
  updated: 'Changed',
  quoted: (name) => `profession “${name}”`,
};

export const managedProfessionsStrings: Record<Locale, ManagedProfessionsStrings> = { 'zh-CN': zh, en };
