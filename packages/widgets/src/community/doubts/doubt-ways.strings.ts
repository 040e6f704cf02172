import type { Locale } from '../../host/widget-host.ts';

const zh = {
  within: '承诺解答时间',
  hours: (count: number) => `${count}小时内`,
  promise: '承诺解答',
  promiseAgain: '更新承诺',
  settle: '已解决，结束提问',
  unsettle: '重新打开提问',
  notDone: '没有成功，请重试',
};

/** Every text of what may be done with a doubt. Those with numbers are functions. */
export type DoubtWaysStrings = typeof zh;

const en: DoubtWaysStrings = {
  within: 'Answer within',
  hours: (count) => `${count} hours`,
  promise: 'Promise an answer',
  promiseAgain: 'Change the promise',
  settle: 'Solved: close it',
  unsettle: 'Open it again',
  notDone: 'It was not done. Try again',
};

export const doubtWaysStrings: Record<Locale, DoubtWaysStrings> = { 'zh-CN': zh, en };
