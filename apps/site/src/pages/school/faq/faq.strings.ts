import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '常见问题',
  lead: '先在这里找找，多数问题已有答案。',
  find: '在问题中查找',
  placeholder: '如：验证码、退款',
  found: (count: number) => `找到${count}个问题`,
  none: (words: string) => `没有与“${words}”有关的问题`,
  noneHint: '换个说法试试。',
  showAll: '查看全部问题',
  empty: '还没有常见问题',
  emptyHint: '过些时候再来看看。',
  failed: '常见问题没有加载出来',
  failedHint: '请检查网络后重试。',
};

/** The words of the page of frequent questions. */
export type FaqStrings = typeof zh;

const en: FaqStrings = {
  title: 'Questions and answers',
  lead: 'Most of what people ask is answered here.',
  find: 'Find in the questions',
  placeholder: 'code, refund',
  found: (count) => `${count} questions found`,
  none: (words) => `No question speaks of “${words}”`,
  noneHint: 'Try other words.',
  showAll: 'Show all questions',
  empty: 'No questions yet',
  emptyHint: 'Come back later.',
  failed: 'The questions did not load',
  failedHint: 'Check the network and try again.',
};

export const faqStrings: Record<Locale, FaqStrings> = { 'zh-CN': zh, en };
