import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  unknownAuthor: '未知用户',
  readMinutes: (minutes: number) => `约${minutes}分钟`,
  /** After a number, with the space that this language wants. */
  views: '次阅读',
  comments: '条评论',
  memberFree: '会员免费',
};

const en: typeof zh = {
  unknownAuthor: 'unknown user',
  readMinutes: (minutes) => `${minutes} min read`,
  views: ' views',
  comments: ' comments',
  memberFree: 'Free for members',
};

/** What is said of an article wherever it is shown. */
export const articleWords: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
