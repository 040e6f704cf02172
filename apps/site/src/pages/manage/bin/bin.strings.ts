import type { Locale } from '@shuyuan/widgets/host';
import { entityNouns, namesOf, rowNouns } from '../entity-nouns.strings.ts';

const zh = {
  noun: rowNouns['zh-CN'].deleted,
  nouns: entityNouns['zh-CN'],
  kinds: namesOf(entityNouns['zh-CN']),
  title: '回收站',
  keywordsPlaceholder: '标题',
  name: '标题',
  kind: '类型',
  kindOf: (name: string, count: number) => `${name}（${count}）`,
  actor: '删除人',
  actorGone: '账号已注销',
  deleted: '删除时间',
  left: '保留',
  daysLeft: (days: number) => (days > 1 ? `还有${days}天` : '不到1天'),
  untitled: '（没有标题）',
  quoted: (kind: string, title: string) => `${kind}“${title}”`,
  restore: '恢复',
  restored: (what: string) => `已恢复${what}`,
  empty: '回收站是空的',
  emptyHint: '删除的内容在这里保留30天，期间可以恢复。',
  refusedTitle: (count: number) => `有${count}项没有恢复`,
  refusal: (what: string, reason: string) => `${what}：${reason}`,
  close: '知道了',
};

/** The words of the console's bin. */
export type BinStrings = typeof zh;

const en: BinStrings = {
  noun: rowNouns.en.deleted,
  nouns: entityNouns.en,
  kinds: namesOf(entityNouns.en),
  title: 'Bin',
  keywordsPlaceholder: 'Title',
  name: 'Title',
  kind: 'Kind',
  kindOf: (name, count) => `${name} (${count})`,
  actor: 'Deleted by',
  actorGone: 'Account is closed',
  deleted: 'Deleted',
  left: 'Kept for',
  daysLeft: (days) => (days > 1 ? `${days} more days` : 'less than a day'),
  untitled: '(no title)',
  quoted: (kind, title) => `${kind}: “${title}”`,
  restore: 'Restore',
  restored: (what) => `Restored ${what}`,
  empty: 'The bin is empty',
  emptyHint: 'Deleted content stays here for 30 days and can be restored until then.',
  refusedTitle: (count) => `${count} ${count === 1 ? 'item was' : 'items were'} not restored`,
  refusal: (what, reason) => `${what}: ${reason}`,
  close: 'Close',
};

export const binStrings: Record<Locale, BinStrings> = { 'zh-CN': zh, en };
