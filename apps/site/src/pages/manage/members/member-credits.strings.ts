import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  credits: '积分',
  balance: (count: number) => `现有 ${count} 积分`,
  loading: '正在加载积分',
  notLoaded: '积分没有加载出来',
  tryAgain: '重试',
  change: '调整积分',
  changeTitle: (name: string) => `调整${name}的积分`,
  sum: '积分变动',
  sumHint: '正数是增加，负数是扣除',
  reason: '原因',
  remark: '说明',
  remarkHint: '学员在积分明细里能看到',
  at: '时间',
  enterSum: '请填写增加或扣除多少积分',
  enterRemark: '请填写说明',
  changed: (name: string, sum: number) =>
    sum > 0 ? `已给${name}增加 ${sum} 积分` : `已扣除${name}的 ${-sum} 积分`,
  notChanged: '没有调整成，请检查网络后再试',
};

type MemberCreditsStrings = typeof zh;

const en: MemberCreditsStrings = {
  credits: 'Credits',
  balance: (count) => `${count} credits now`,
  loading: 'Loading the credits',
  notLoaded: 'The credits could not be loaded',
  tryAgain: 'Try again',
  change: 'Change credits',
  changeTitle: (name) => `Change the credits of ${name}`,
  sum: 'Change of credits',
  sumHint: 'Above 0 to give, below 0 to take',
  reason: 'Reason',
  remark: 'Remark',
  remarkHint: 'The member reads it in the list of their credits',
  at: 'When',
  enterSum: 'Enter how many are given or taken',
  enterRemark: 'Enter a remark',
  changed: (name, sum) =>
    sum > 0 ? `${sum} credits given to ${name}` : `${-sum} credits taken from ${name}`,
  notChanged: 'That was not changed. Check the network and try again',
};

export const memberCreditsStrings: Record<Locale, MemberCreditsStrings> = { 'zh-CN': zh, en };
