import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  status: { waiting: '等待解答', promised: '已承诺解答', answered: '已解答', closed: '已结束' },
  by: (time: string) => `承诺在 ${time} 前解答`,
  overdue: '已超过承诺时间',
  private: '仅老师可见',
  at: (moment: string) => `第 ${moment}`,
  answers: (count: number) => `${count}个解答`,
  stem: '所问的题目',
  question: (stem: string) => `题目：${stem}`,
  held: '等待审核',
  hidden: '已被隐藏',
  gone: '用户已注销',
};

/** What lists and pages of doubts say of one. */
type DoubtWords = typeof zh;

const en: DoubtWords = {
  status: { waiting: 'Waiting', promised: 'Promised', answered: 'Answered', closed: 'Closed' },
  by: (time) => `Answer promised by ${time}`,
  overdue: 'Overdue',
  private: 'Teachers only',
  at: (moment) => `at ${moment}`,
  stem: 'The question that is asked about',
  question: (stem) => `Question: ${stem}`,
  answers: (count) => (count === 1 ? '1 answer' : `${count} answers`),
  held: 'Waits for a moderator',
  hidden: 'Hidden',
  gone: 'Account closed',
};

export const doubtWords: Record<Locale, DoubtWords> = { 'zh-CN': zh, en };
