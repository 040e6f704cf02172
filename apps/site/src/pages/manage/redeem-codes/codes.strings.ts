import type { Locale } from '@shuyuan/widgets/host';
import { rowNouns } from '../entity-nouns.strings.ts';

const zh = {
  noun: rowNouns['zh-CN'].redeem,
  title: '兑换码',
  titleOf: (activity: string) => `“${activity}”的兑换码`,
  back: '返回兑换活动',
  keywords: '兑换码，或其中一段',
  code: '兑换码',
  state: '状态',
  states: { used: '已使用', unused: '未使用' },
  usedBy: '使用者',
  gone: '已注销',
  usedAt: '使用时间',
  created: '生成时间',
  quoted: (code: string) => `兑换码“${code}”`,
  generate: '生成兑换码',
  generateTitle: '生成兑换码',
  num: '数量',
  numHint: '每个 12 位，由不易看错的字母和数字组成。生成后不能撤回，可导出分发。',
  pieces: '个',
  numMissing: (most: number) => `数量为 1 至 ${most}`,
  confirm: '生成',
  generated: (count: number) => `已生成${rowNouns['zh-CN'].redeem.counted(count)}`,
  notGenerated: '没有收到答复，请再试一次，不会重复生成',
};

/** The words of an activity's codes in the console. */
export type RedeemCodeListStrings = typeof zh;

const en: RedeemCodeListStrings = {
  noun: rowNouns.en.redeem,
  title: 'Redeem codes',
  titleOf: (activity) => `Codes of “${activity}”`,
  back: 'Back to the activities',
  keywords: 'A code, or part of one',
  code: 'Code',
  state: 'State',
  states: { used: 'Used', unused: 'Not used' },
  usedBy: 'Used by',
  gone: 'Closed account',
  usedAt: 'Used at',
  created: 'Made at',
  quoted: (code) => `the redeem code “${code}”`,
  generate: 'Make codes',
  generateTitle: 'Make redeem codes',
  num: 'How many',
  numHint:
    '12 letters and digits each that are not mistaken for another. They are not taken back; export them to hand them out.',
  pieces: 'codes',
  numMissing: (most) => `From 1 to ${most}`,
  confirm: 'Make them',
  generated: (count) => `Made ${rowNouns.en.redeem.counted(count)}`,
  notGenerated: 'No answer came. Try again: they are not made twice.',
};

export const redeemCodeListStrings: Record<Locale, RedeemCodeListStrings> = { 'zh-CN': zh, en };
