import type { LoggedAction } from '@shuyuan/api-client/manage';
import type { Locale } from '@shuyuan/widgets/host';
import { entityNouns, namesOf, rowNouns } from '../entity-nouns.strings.ts';

const kinds: Record<LoggedAction['kind'], string> = { store: '添加', update: '修改', delete: '删除' };

const zh = {
  noun: rowNouns['zh-CN'].action,
  title: '操作记录',
  entity: '对象',
  entities: namesOf(entityNouns['zh-CN']),
  kind: '操作',
  kinds,
  subjects: '内容',
  more: (count: number) => `等${count}项`,
  actor: '操作人',
  actorGone: '账号已注销',
  when: '时间',
  state: '状态',
  undone: '已撤销',
  standing: '有效',
  period: '时间范围',
  periods: { today: '今天', week: '最近7天', month: '最近30天' },
  undo: '撤销',
  undoTitle: '撤销这次操作？',
  action: (kind: string, subjects: string) => `${kind}“${subjects}”`,
  undoQuestion: (action: string) => `${action}。撤销后恢复到操作之前；之后又有改动的不能撤销。`,
  yes: '是',
  no: '否',
  open: '查看改动',
  edit: '查看改动',
  empty: '还没有操作记录',
  details: '改动',
  loading: '正在加载改动',
  notLoaded: '改动没有加载出来',
  tryAgain: '再试一次',
  field: '字段',
  before: '之前',
  after: '之后',
  nothing: '（空）',
  wasNotThere: '之前没有',
  isGone: '之后没有',
};

/** The words of the log in the console. */
export type LogStrings = typeof zh;

const en: LogStrings = {
  noun: rowNouns.en.action,
  title: 'Log of actions',
  entity: 'Kind',
  entities: namesOf(entityNouns.en),
  kind: 'Action',
  kinds: { store: 'Added', update: 'Changed', delete: 'Deleted' },
  subjects: 'What',
  more: (count) => `and others, ${count} in all`,
  actor: 'By',
  actorGone: 'Account is gone',
  when: 'When',
  state: 'State',
  undone: 'Undone',
  standing: 'Stands',
  period: 'Period',
  periods: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
  undo: 'Undo',
  undoTitle: 'Undo this action?',
  action: (kind, subjects) => `${kind}: “${subjects}”`,
  undoQuestion: (action) =>
    `${action}. Everything becomes as it was before. What was changed again since cannot be undone.`,
  yes: 'Yes',
  no: 'No',
  open: 'See the changes',
  edit: 'See the changes',
  empty: 'Nothing was done yet',
  details: 'Changes',
  loading: 'Loading the changes',
  notLoaded: 'The changes did not load',
  tryAgain: 'Try again',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: '(empty)',
  wasNotThere: 'Was not there',
  isGone: 'Is gone',
};

export const logStrings: Record<Locale, LogStrings> = { 'zh-CN': zh, en };
