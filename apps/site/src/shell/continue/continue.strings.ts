import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '继续学习',
  video: (moment: string) => `看到${moment}`,
  ofCourse: (course: string, moment: string) => `${course} · 看到${moment}`,
  article: (percent: number) => `读到${percent}%`,
  note: '没写完的笔记',
  noteAt: (moment: string) => `没写完的笔记 · ${moment}`,
};

const en: typeof zh = {
  title: 'Go on learning',
  video: (moment) => `Stopped at ${moment}`,
  ofCourse: (course, moment) => `${course} · stopped at ${moment}`,
  article: (percent) => `${percent}% read`,
  note: 'A note to finish',
  noteAt: (moment) => `A note to finish, at ${moment}`,
};

export const continueStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
