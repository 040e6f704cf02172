import type { Locale } from '@shuyuan/widgets/host';
import { dealsStrings, type DealsStrings } from './deals.strings.ts';

const zh = {
  title: '拼团',
  add: '新拼团',
  addTitle: '新拼团',
  editTitle: '编辑拼团',
  peopleNum: '成团人数',
  people: '人',
  timeLimit: '成团时限',
  timeLimitHint: '开团以后多久要凑齐，凑不齐就退款',
  hours: '小时',
  teams: '团',
  teamsOf: (complete: number, open: number) => `成团 ${complete}，进行中 ${open}`,
};

/** The words of offers to groups in the console. */
export type GroupBuysStrings = typeof zh & DealsStrings;

const en: typeof zh = {
  title: 'Group buys',
  add: 'New group buy',
  addTitle: 'New group buy',
  editTitle: 'Edit a group buy',
  peopleNum: 'People in a group',
  people: 'people',
  timeLimit: 'Time to fill up',
  timeLimitHint: 'From the first payment on; who has paid is paid back when it does not',
  hours: 'hours',
  teams: 'Groups',
  teamsOf: (complete, open) => `${complete} complete, ${open} open`,
};

export const groupBuysStrings: Record<Locale, GroupBuysStrings> = {
  'zh-CN': { ...dealsStrings['zh-CN'], ...zh },
  en: { ...dealsStrings.en, ...en },
};
