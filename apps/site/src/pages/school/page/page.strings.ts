import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  missing: '这个页面还没有内容',
  missingHint: '过些时候再来看看，或者先去读读文章。',
  toArticles: '去看看文章',
  failed: '页面没有加载出来',
  failedHint: '请检查网络后重试。',
};

/** The words around the pages of the school about itself. */
export type PageStrings = typeof zh;

const en: PageStrings = {
  missing: 'Nothing is written here yet',
  missingHint: 'Come back later, or read some articles first.',
  toArticles: 'To the articles',
  failed: 'The page did not load',
  failedHint: 'Check the network and try again.',
};

export const pageStrings: Record<Locale, PageStrings> = { 'zh-CN': zh, en };
