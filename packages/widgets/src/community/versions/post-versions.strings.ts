import type { Locale } from '../../host/widget-host.ts';

const zh = {
  title: '修改记录',
  open: '管理修改记录',
  close: '收起修改记录',
  loading: '正在加载',
  failed: '修改记录没有加载出来，请重试',
  tryAgain: '重试',
  none: '没有修改过',
  now: '现在显示的内容不在修改记录里，不能在这里隐藏：请隐藏整条内容，或请作者修改。',
  replaced: (time: string) => `${time}之前`,
  isHidden: '已隐藏',
  hiddenBy: (name: string, time: string, reason: string) => `${name}于${time}隐藏：${reason}`,
  shownBy: (name: string, time: string, reason: string) => `${name}于${time}重新显示：${reason}`,
  gone: '用户已注销',
  hide: '隐藏这个版本',
  show: '重新显示',
  texts: {
    hide: '大家只会看到“这个版本已由管理员隐藏”，消息里引用它的文字也不再显示。',
    show: '大家会重新看到这个版本。',
  },
  reason: '原因（记入操作记录）',
  no: '取消',
  done: '已处理',
  notDone: '没有成功，请重试',
};

/** Every text of the earlier versions as moderators see them. Those with names or times are functions. */
export type PostVersionsStrings = typeof zh;

const en: PostVersionsStrings = {
  title: 'Earlier versions',
  open: 'Moderate earlier versions',
  close: 'Close earlier versions',
  loading: 'Loading',
  failed: 'The versions did not load. Try again',
  tryAgain: 'Try again',
  none: 'It was never changed',
  now: 'What is shown now is no earlier version and cannot be hidden here: hide the whole post, or have its author change it.',
  replaced: (time) => `Until ${time}`,
  isHidden: 'Hidden',
  hiddenBy: (name, time, reason) => `${name} hid it on ${time}: ${reason}`,
  shownBy: (name, time, reason) => `${name} showed it again on ${time}: ${reason}`,
  gone: 'Account closed',
  hide: 'Hide this version',
  show: 'Show it again',
  texts: {
    hide: 'Everybody sees “A moderator has hidden this version” in its place, and messages no longer quote it.',
    show: 'Everybody sees this version again.',
  },
  reason: 'Reason, for the log',
  no: 'Cancel',
  done: 'Done',
  notDone: 'It was not done. Try again',
};

export const postVersionsStrings: Record<Locale, PostVersionsStrings> = { 'zh-CN': zh, en };
