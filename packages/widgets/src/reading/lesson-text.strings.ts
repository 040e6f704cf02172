import type { Locale } from '../host/widget-host.ts';

const zh = {
  studied: '已学完',
  /** `percent` of the text that was read. */
  progress: (percent: number) => `已读${percent}%，读到末尾就算学完`,
  notBegun: '读到末尾就算学完',
  visitor: '登录后会记下你读到哪里。',
  signIn: '登录',
};

/** Every text of a text lesson. */
export type LessonTextStrings = typeof zh;

const en: LessonTextStrings = {
  studied: 'Finished',
  progress: (percent) => `${percent}% read. It is finished at the end of the text`,
  notBegun: 'It is finished at the end of the text',
  visitor: 'Sign in to save how far you have read.',
  signIn: 'Sign in',
};

export const lessonTextStrings: Record<Locale, LessonTextStrings> = { 'zh-CN': zh, en };
