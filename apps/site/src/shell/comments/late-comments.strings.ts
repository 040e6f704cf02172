import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  missing: '评论没有加载出来，请检查网络。',
  retry: '再试一次',
};

const en: typeof zh = {
  missing: 'The comments did not load. Check the connection.',
  retry: 'Try again',
};

export const lateCommentsStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
