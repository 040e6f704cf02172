import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  failed: '回答没有加载出来',
  failedHint: '请检查网络后重试。',
  list: '问答',
  solution: '回答',
  toProblem: '查看问题和全部回答',
};

/** Every text of a solution's page. */
type SolutionStrings = typeof zh;

const en: SolutionStrings = {
  failed: 'The answer could not be loaded',
  failedHint: 'Check the network and try again.',
  list: 'Questions and answers',
  solution: 'Answer',
  toProblem: 'The question and all answers',
};

export const solutionStrings: Record<Locale, SolutionStrings> = { 'zh-CN': zh, en };
