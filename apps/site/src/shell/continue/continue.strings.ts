import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '继续学习',
  note: '没写完的笔记',
  noteAt: (moment: string) => `没写完的笔记 · ${moment}`,
};

const en: typeof zh = {
  title: 'Go on learning',
  note: 'A note to finish',
  noteAt: (moment) => `A note to finish, at ${moment}`,
};

export const continueStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
