import type { Locale } from '@shuyuan/widgets/host';
import { rowNouns } from '../entity-nouns.strings.ts';

const zh = {
  noun: rowNouns['zh-CN'].coupon,
  title: '券码',
  keywords: '券码或昵称',
  titleOf: (batch: string) => `“${batch}”的券码`,
  back: '返回优惠券',
  code: '券码',
  state: '状态',
  states: { free: '未领取', unused: '已领取', used: '已使用', expired: '已过期' },
  person: '领取人',
  received: '领取时间',
  deadline: '到期时间',
  order: '订单',
  orderOf: (goods: string, off: number, state: string) => `${goods}，减 ¥${off}，${state}`,
  orderStates: { 1: '待支付', 5: '待支付', 9: '已支付', 7: '已取消' },
  quoted: (code: string) => `优惠券“${code}”`,
  generate: '生成券码',
  generateTitle: '生成券码',
  num: '数量',
  numHint: '每个 12 位，由不易看错的字母和数字组成。生成后不能撤回，可导出分发。',
  pieces: '个',
  numMissing: (most: number) => `数量为 1 至 ${most}`,
  confirm: '生成',
  generated: (count: number) => `已生成${rowNouns['zh-CN'].coupon.counted(count)}`,
  notGenerated: '没有收到答复，请再试一次，不会重复生成',
};

/** The words of the coupons of a batch in the console. */
export type CouponsOfStrings = typeof zh;

const en: CouponsOfStrings = {
  noun: rowNouns.en.coupon,
  title: 'Codes',
  keywords: 'Code or nickname',
  titleOf: (batch) => `Codes of “${batch}”`,
  back: 'Back to the coupons',
  code: 'Code',
  state: 'State',
  states: { free: 'Not taken', unused: 'Taken', used: 'Used', expired: 'Expired' },
  person: 'Taken by',
  received: 'Taken at',
  deadline: 'Deadline',
  order: 'Order',
  orderOf: (goods, off, state) => `${goods}, ¥${off} off, ${state}`,
  orderStates: { 1: 'not paid', 5: 'being paid', 9: 'paid', 7: 'cancelled' },
  quoted: (code) => `the coupon “${code}”`,
  generate: 'Make codes',
  generateTitle: 'Make codes',
  num: 'How many',
  numHint:
    '12 letters and digits each that are not mistaken for another. They are not taken back; export them to hand them out.',
  pieces: 'codes',
  numMissing: (most) => `From 1 to ${most}`,
  confirm: 'Make them',
  generated: (count) => `Made ${rowNouns.en.coupon.counted(count)}`,
  notGenerated: 'No answer came. Try again: they are not made twice.',
};

export const couponsOfStrings: Record<Locale, CouponsOfStrings> = { 'zh-CN': zh, en };
