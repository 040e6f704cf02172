import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '会员套餐',
  add: '新套餐',
  addTitle: '新会员套餐',
  editTitle: '编辑会员套餐',
  name: '名称',
  charge: '价格',
  yuan: '元',
  days: '时长',
  day: '天',
  dayCount: (days: number) => `${days}天`,
  members: '会员数',
  benefits: '权益',
  benefitsHint: '一行一条，显示在会员中心。',
  isShown: '在会员中心出售',
  kept: '改价不影响已下的订单。',
  updated: '改动于',
  state: '状态',
  shown: '显示',
  hidden: '隐藏',
  quoted: (name: string) => `套餐“${name}”`,
};

/** The words of the memberships for sale in the console. */
export type ManagedMembershipsStrings = typeof zh;

const en: ManagedMembershipsStrings = {
  title: 'Memberships',
  add: 'New membership',
  addTitle: 'New membership',
  editTitle: 'Edit a membership',
  name: 'Name',
  charge: 'Price',
  yuan: 'yuan',
  days: 'Lasts',
  day: 'days',
  dayCount: (days) => (days === 1 ? '1 day' : `${days} days`),
  members: 'Members',
  benefits: 'Benefits',
  benefitsHint: 'One a line, as the member centre shows them.',
  isShown: 'For sale in the member centre',
  kept: 'What was ordered keeps its price.',
  updated: 'Changed',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  quoted: (name) => `membership “${name}”`,
};

export const managedMembershipsStrings: Record<Locale, ManagedMembershipsStrings> = { 'zh-CN': zh, en };
