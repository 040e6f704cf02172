import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '讲师',
  add: '新讲师',
  addTitle: '新讲师',
  editTitle: '编辑讲师',
  name: '姓名',
  what: '头衔',
  whatHint: '用几个字说明身份，例如：写作老师。',
  avatar: '头像',
  avatarHint: '方形图片，不填就用姓名的首字。',
  about: '简介',
  courses: '课程',
  updated: '改动于',
  quoted: (name: string) => `讲师“${name}”`,
};

/** The words of the teachers in the console. */
export type ManagedTeachersStrings = typeof zh;

const en: ManagedTeachersStrings = {
  title: 'Teachers',
  add: 'New teacher',
  addTitle: 'New teacher',
  editTitle: 'Edit a teacher',
  name: 'Name',
  what: 'Title',
  whatHint: 'What they are, in a few words.',
  avatar: 'Picture',
  avatarHint: 'A square picture. Without one the first letter of the name is shown.',
  about: 'About',
  courses: 'Courses',
  updated: 'Changed',
  quoted: (name) => `teacher “${name}”`,
};

export const managedTeachersStrings: Record<Locale, ManagedTeachersStrings> = { 'zh-CN': zh, en };
