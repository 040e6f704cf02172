import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '更正答案并重判',
  hint: '只能更正答案、解析和给分规则；选项、空和小题的数量要与原来一样。所有考过这道题的答卷都会按新答案重判，老师给问答题的分保留。',
  back: '返回题库',
  reason: '更正原因',
  reasonMissing: '请填写更正原因',
  tryOut: '试算',
  confirm: '更正并重判',
  failed: '没有成功，请稍后再试。',
  noneYet: '先试算，看看会改动哪些成绩。',
  done: '已更正，成绩按新答案重判。',
  wouldBe: '试算结果',
  outcome: (attempts: number, raised: number, lowered: number) =>
    `涉及${attempts}份已交的答卷，${raised}份加分，${lowered}份减分`,
  skipped: (count: number) => `${count}份答卷当时的题目与现在不同，保持原样`,
  person: '学员',
  paper: '试卷',
  before: '原来',
  after: '现在',
  waiting: '待阅卷',
  history: '更正记录',
  noHistory: '还没有更正过',
  entry: (count: number) => `改动了${count}份成绩`,
  by: (person: string) => `由${person}更正`,
  gone: '已注销的账号',
  loading: '正在加载试题',
};

/** The words of correcting a key. */
export type RegradeStrings = typeof zh;

const en: RegradeStrings = {
  title: 'Correct the key and grade anew',
  hint: 'Only answers, explanation and rules of points can be corrected; options, blanks and parts stay as many as they are. Every attempt that was asked this question is graded anew; what teachers gave for essays stays.',
  back: 'Back to the questions',
  reason: 'Why it is corrected',
  reasonMissing: 'Say why it is corrected',
  tryOut: 'Try it',
  confirm: 'Correct and grade anew',
  failed: 'It did not work. Try again later.',
  noneYet: 'Try it first to see which grades would change.',
  done: 'Corrected; grades follow the new key.',
  wouldBe: 'What would come of it',
  outcome: (attempts, raised, lowered) =>
    `${attempts} submitted attempts; ${raised} would gain, ${lowered} would lose points`,
  skipped: (count) => `${count} attempts were asked another version and stay as they are`,
  person: 'Learner',
  paper: 'Paper',
  before: 'Before',
  after: 'After',
  waiting: 'waits to be marked',
  history: 'Corrections',
  noHistory: 'It was never corrected',
  entry: (count) => `${count} grades changed`,
  by: (person) => `by ${person}`,
  gone: 'an account that is gone',
  loading: 'Loading the question',
};

export const regradeStrings: Record<Locale, RegradeStrings> = { 'zh-CN': zh, en };
