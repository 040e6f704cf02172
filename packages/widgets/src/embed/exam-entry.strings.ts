import type { PaperDetail } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';

const refusals: Record<NonNullable<PaperDetail['refusal']>, string> = {
  'not-bought': '无权限参与',
  'not-invited': '当前试卷仅限邀请用户参与',
  'not-yet': '考试尚未开始',
  closed: '考试已经结束',
  'no-tries-left': '可考试次数已用完',
};

const zh = {
  title: '考试',
  signedOut: '登录后才能参加考试',
  signedOutHint: '作答和成绩都记在你的账号里。',
  signIn: '登录',
  loading: '正在加载试卷',
  failed: '试卷没有加载出来',
  failedHint: '请检查网络后重试。',
  missing: '没有找到这份试卷',
  retry: '重试',
  facts: (count: number, minutes: number, pass: number, total: number) =>
    `共${count}题 · ${minutes}分钟 · 及格分${pass}分/${total}分`,
  start: '立即考试',
  goOn: '继续考试',
  look: '查看上次结果',
  notStarted: '没有连上服务器，考试还没有开始。',
  refusals,
};

/** The words before an exam in one language. */
export type ExamEntryStrings = typeof zh;

const en: ExamEntryStrings = {
  title: 'Exam',
  signedOut: 'Sign in to take the exam',
  signedOutHint: 'Your answers and marks belong to your account.',
  signIn: 'Sign in',
  loading: 'Loading the paper',
  failed: 'The paper did not load',
  failedHint: 'Check your connection and try again.',
  missing: 'This paper does not exist',
  retry: 'Try again',
  facts: (count, minutes, pass, total) =>
    `${count} questions · ${minutes} minutes · pass mark ${pass} of ${total}`,
  start: 'Take it now',
  goOn: 'Go on',
  look: 'See the last result',
  notStarted: 'The server was not reached; the exam has not begun.',
  refusals: {
    'not-bought': 'Not open to you',
    'not-invited': 'Open to invited people only',
    'not-yet': 'It has not begun yet',
    closed: 'It is over',
    'no-tries-left': 'No tries left',
  },
};

/** Words of what stands before an exam in both languages. */
export const examEntryStrings: Record<Locale, ExamEntryStrings> = { 'zh-CN': zh, en };
