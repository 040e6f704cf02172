import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  anthologies: '文集',
  home: '首页',
  unknownAuthor: '未知用户',
  articles: (count: number) => `${count}篇`,
  minutes: (minutes: number) => `约${minutes}分钟`,
  memberFree: '会员免费',
  free: '免费',
};

const en: typeof zh = {
  anthologies: 'Anthologies',
  home: 'Home',
  unknownAuthor: 'unknown user',
  articles: (count) => (count === 1 ? '1 article' : `${count} articles`),
  minutes: (minutes) => `${minutes} min read`,
  memberFree: 'Free for members',
  free: 'Free',
};

/** What is said of an anthology wherever it is shown. */
export const anthologyWords: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
