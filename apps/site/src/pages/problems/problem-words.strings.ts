import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  answers: (count: number) => `${count}个回答`,
  views: (count: string) => `${count}次浏览`,
  credits: (count: number) => `${count}积分`,
  bounty: (count: number) => `悬赏：${count}积分`,
  solved: '已解决',
  unsolved: '未解决',
  held: '等待审核',
  hidden: '已被隐藏',
  gone: '用户已注销',
};

/** What lists and pages of problems say of one. */
type ProblemWords = typeof zh;

const en: ProblemWords = {
  answers: (count) => (count === 1 ? '1 answer' : `${count} answers`),
  views: (count) => `${count} views`,
  credits: (count) => `${count} credits`,
  bounty: (count) => `Bounty: ${count} credits`,
  solved: 'Solved',
  unsolved: 'Open',
  held: 'Waits for a moderator',
  hidden: 'Hidden',
  gone: 'Account closed',
};

export const problemWords: Record<Locale, ProblemWords> = { 'zh-CN': zh, en };
