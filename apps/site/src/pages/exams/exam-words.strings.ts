import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  home: '首页',
  exams: '考试',
  papers: '在线考试',
  mockPapers: '模拟考试',
  practices: '练习模式',
  wrongBook: '考试错题本',
  collection: '收藏习题',
  questionBank: '试题库',
  total: (points: number) => `总分${points}分`,
  pass: (points: number) => `及格分${points}分`,
  count: (questions: number) => `${questions}道题`,
  time: (minutes: number) => `${minutes}分钟`,
  taken: '已参考',
  running: '考试中',
  toMark: '阅卷中',
  memberFree: '会员免费',
  invited: '仅限邀请',
  opens: (when: string) => `${when}开始`,
  closes: (when: string) => `${when}截止`,
};

const en: typeof zh = {
  home: 'Home',
  exams: 'Exams and practice',
  papers: 'Exams',
  mockPapers: 'Mock exams',
  practices: 'Practice',
  wrongBook: 'Wrong book',
  collection: 'Collected questions',
  questionBank: 'Question bank',
  total: (points) => `${points} points`,
  pass: (points) => `pass mark ${points}`,
  count: (questions) => `${questions} questions`,
  time: (minutes) => `${minutes} minutes`,
  taken: 'Taken',
  running: 'Running',
  toMark: 'Being marked',
  memberFree: 'Free for members',
  invited: 'By invitation',
  opens: (when) => `Opens ${when}`,
  closes: (when) => `Closes ${when}`,
};

/** Words about a paper that its pages share. */
export const examWords: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
