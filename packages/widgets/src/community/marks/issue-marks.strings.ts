import type { Locale } from '../../host/widget-host.ts';

const zh = {
  pin: '置顶',
  unpin: '取消置顶',
  digest: '设为精华',
  undigest: '取消精华',
  notDone: '没有成功，请重试',
};

/** Every text of the marks of a topic. */
export type IssueMarksStrings = typeof zh;

const en: IssueMarksStrings = {
  pin: 'Pin',
  unpin: 'Unpin',
  digest: 'Add to the digest',
  undigest: 'Take out of the digest',
  notDone: 'It was not done. Try again',
};

export const issueMarksStrings: Record<Locale, IssueMarksStrings> = { 'zh-CN': zh, en };
