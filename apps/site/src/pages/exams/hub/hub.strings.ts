import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '考试练习',
  lead: '学过的，考一考才知道记住了多少。',
  papersCount: (count: number) => `${count}套试卷`,
  running: '继续作答',
  goOn: '继续作答',
  until: (when: string) => `${when}截止，过时自动交卷`,
  recent: '最近的考试',
  score: (points: number) => `${points}分`,
  look: '查看',
  /** Heard behind what a link does, so that each is another. */
  named: (title: string) => `《${title}》`,
  invitation: '登录后，考到一半的试卷、等老师批阅的和刚出分的都在这里。',
  signIn: '登录',
  newest: '最新试卷',
  all: '查看全部',
  empty: '这里还没有试卷',
  emptyHint: '老师正在出题，先去读读文章吧。',
  toArticles: '去看看文章',
  failed: '试卷没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  title: 'Exams and practice',
  lead: 'Find out how much of it you remember.',
  papersCount: (count) => (count === 1 ? '1 paper' : `${count} papers`),
  running: 'Go on',
  goOn: 'Go on',
  until: (when) => `Ends ${when}, and is then handed in by itself`,
  recent: 'Taken lately',
  score: (points) => (points === 1 ? '1 point' : `${points} points`),
  look: 'Look at it',
  named: (title) => `: ${title}`,
  invitation: 'Sign in to find here what you have begun, what is being marked, and what was marked.',
  signIn: 'Sign in',
  newest: 'The newest papers',
  all: 'Show all',
  empty: 'No papers here yet',
  emptyHint: 'They are being written. Read some articles meanwhile.',
  toArticles: 'To the articles',
  failed: 'The papers could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const hubStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
