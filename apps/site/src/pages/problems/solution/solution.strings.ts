import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  failed: '回答没有加载出来',
  failedHint: '请检查网络后重试。',
  list: '问答',
  solution: '回答',
  toProblem: '查看问题和全部回答',
  accepted: '此回答已被题主采纳',
  removeAccepted:
    '这个回答已被采纳。删除后问题回到未解决，悬赏积分退回问题；撤销删除后也不再是被采纳的回答。',
};

/** Every text of a solution's page. */
type SolutionStrings = typeof zh;

const en: SolutionStrings = {
  failed: 'The answer could not be loaded',
  failedHint: 'Check the network and try again.',
  list: 'Questions and answers',
  solution: 'Answer',
  toProblem: 'The question and all answers',
  accepted: 'Accepted by who asked',
  removeAccepted:
    'This answer is accepted. Deleted, the question is open again and the bounty goes back to it; undone, it is not accepted again.',
};

export const solutionStrings: Record<Locale, SolutionStrings> = { 'zh-CN': zh, en };
