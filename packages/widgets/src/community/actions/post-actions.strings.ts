import type { PostReport } from '@shuyuan/api-client/community';
import type { Locale } from '../../host/widget-host.ts';

const zh = {
  title: '操作',
  edit: '编辑',
  remove: '删除',
  removeAsk: '删除它吗？',
  removeText: '删除后别人看不到它，你可以马上撤销。',
  keep: '不删除',
  removed: '已删除',
  undo: '撤销',
  report: '举报',
  reportAsk: '为什么举报它？',
  reasons: {
    advertising: '广告',
    vulgar: '低俗',
    illegal: '违法',
    attack: '人身攻击',
    other: '其它',
  } satisfies Record<PostReport['reason'], string>,
  reason: '举报原因',
  words: '补充说明',
  send: '提交举报',
  cancel: '取消',
  reported: '举报已提交，我们会尽快处理',
  history: '查看修改记录',
  historyTitle: '修改记录',
  replaced: (time: string) => `${time}之前`,
  noHistory: '没有可以查看的修改记录',
  hiddenVersion: '这个版本已由管理员隐藏',
  close: '关闭',
  notDone: '没有成功，请重试',
};

/** Every text of what can be done with a post. Those with times are functions. */
export type PostActionsStrings = typeof zh;

const en: PostActionsStrings = {
  title: 'Actions',
  edit: 'Edit',
  remove: 'Delete',
  removeAsk: 'Delete it?',
  removeText: 'Others no longer see it. You can take that back at once.',
  keep: 'Keep it',
  removed: 'Deleted',
  undo: 'Undo',
  report: 'Report',
  reportAsk: 'Why do you report it?',
  reasons: {
    advertising: 'Advertising',
    vulgar: 'Vulgar',
    illegal: 'Illegal',
    attack: 'Personal attack',
    other: 'Something else',
  },
  reason: 'Reason',
  words: 'In your words',
  send: 'Report',
  cancel: 'Cancel',
  reported: 'Reported. We will look at it soon',
  history: 'What was changed',
  historyTitle: 'Earlier versions',
  replaced: (time) => `Until ${time}`,
  noHistory: 'There is no earlier version to see',
  hiddenVersion: 'A moderator has hidden this version',
  close: 'Close',
  notDone: 'It was not done. Try again',
};

export const postActionsStrings: Record<Locale, PostActionsStrings> = { 'zh-CN': zh, en };
