import type { Locale } from '../host/widget-host.ts';

const zh = {
  region: '可以撤销的操作',
  undo: '撤销',
  undoOf: (text: string) => `撤销：${text}`,
  left: (seconds: number) => `还有${seconds}秒`,
  dismiss: '关闭',
  undone: '已撤销',
  notUndone: '没能撤销，请检查网络后重试',
};

/** The words of the notices. */
export type UndoNoticesStrings = typeof zh;

const en: UndoNoticesStrings = {
  region: 'Actions that can be undone',
  undo: 'Undo',
  undoOf: (text) => `Undo: ${text}`,
  left: (seconds) => `${seconds} s left`,
  dismiss: 'Close',
  undone: 'Undone',
  notUndone: 'Not undone. Check the network and try again',
};

export const undoNoticesStrings: Record<Locale, UndoNoticesStrings> = { 'zh-CN': zh, en };
