import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '继续学习',
  video: (moment: string) => `看到${moment}`,
  ofCourse: (course: string, moment: string) => `${course} · 看到${moment}`,
  article: (percent: number) => `读到${percent}%`,
};

const en: typeof zh = {
  title: 'Go on learning',
  video: (moment) => `Stopped at ${moment}`,
  ofCourse: (course, moment) => `${course} · stopped at ${moment}`,
  article: (percent) => `${percent}% read`,
};

export const continueStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
