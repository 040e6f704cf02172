import type { ReportReason } from '@shuyuan/api-client';
import type { Locale } from '../../host/widget-host.ts';

const zh = {
  deleteTitle: '删除这条评论？',
  /** Where a page gives no call to bring it back. */
  deleteText: '删除后不能恢复。',
  /** Of a comment that others have answered. */
  deleteKeepsReplies: '删除后不能恢复。下面的回复会保留。',
  deleteForNow: '删除后10分钟内可以撤销。',
  deleteForNowKeepsReplies: '删除后10分钟内可以撤销。下面的回复会保留。',
  deleteFailed: '没有删除成功，请重试',
  deleted: '已删除',
  /** Spoken when what was deleted can be brought back. */
  deletedForNow: '已删除，10分钟内可以撤销',
  restored: '已撤销删除',
  notRestored: '没能撤销，请检查网络后重试',
  restoredTooLate: '没能撤销，可能已超过10分钟',
  reportTitle: (name: string) => `举报${name}的评论`,
  reportReason: '举报原因',
  reportReasons: {
    advertising: '广告',
    vulgar: '低俗',
    illegal: '违法',
    attack: '人身攻击',
    other: '其它',
  } satisfies Record<ReportReason, string>,
  reportWords: '补充说明（选填）',
  reportSubmit: '提交举报',
  reportFailed: '没有提交成功，写的内容还在，请重试',
  reported: '已收到举报，谢谢',
};

/** The words of the dialogs to delete and to report. */
export type RowDialogStrings = typeof zh;

const en: RowDialogStrings = {
  deleteTitle: 'Delete this comment?',
  deleteText: 'This cannot be undone.',
  deleteKeepsReplies: 'This cannot be undone. The replies below stay.',
  deleteForNow: 'You can undo this for ten minutes.',
  deleteForNowKeepsReplies: 'You can undo this for ten minutes. The replies below stay.',
  deleteFailed: 'It was not deleted, please try again',
  deleted: 'comment deleted',
  deletedForNow: 'comment deleted, you can undo this for ten minutes',
  restored: 'the comment is back',
  notRestored: 'It did not come back. Check the network and try again',
  restoredTooLate: 'It did not come back: ten minutes may have passed',
  reportTitle: (name) => `Report what ${name} wrote`,
  reportReason: 'Reason',
  reportReasons: {
    advertising: 'Advertising',
    vulgar: 'Vulgar',
    illegal: 'Illegal',
    attack: 'Personal attack',
    other: 'Other',
  },
  reportWords: 'More about it (optional)',
  reportSubmit: 'report',
  reportFailed: 'It was not sent, your words are still here, please try again',
  reported: 'report received, thank you',
};

export const rowDialogStrings: Record<Locale, RowDialogStrings> = { 'zh-CN': zh, en };

/** The words of a box, those of the dialogs among them where the page has some of its own. */
export const withDialogWords = <Words extends object>(locale: Locale, words: Words) => ({
  ...rowDialogStrings[locale],
  ...words,
});
