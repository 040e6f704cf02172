import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '兑换',
  code: '兑换码',
  verify: '验证',
  missing: '请输入兑换码',
  proofTitle: '请先完成验证',
  proofConfirm: '确定',
  foundTitle: '验证成功，可兑换以下内容',
  activity: (name: string) => `来自“${name}”`,
  owned: '已订阅',
  notOwned: '未订阅',
  allOwned: '您已拥有全部内容，无需兑换',
  someOwned: '已订阅的内容不会重复开通',
  days: (days: number) => `${days} 天`,
  prolongs: '在现有会员到期后顺延',
  confirm: '确认兑换',
  redeemed: '兑换成功，内容已开通',
  signs: {
    vod: '录播课',
    live: '直播课',
    book: '电子书',
    paper: '试卷',
    mock_paper: '模拟试卷',
    practice: '练习',
    vip: '会员',
  },
  failure: '没有收到答复，请再试一次，不会重复兑换',
  offline: '现在没有网络，连上后再试',
};

const en: typeof zh = {
  title: 'Redeem',
  code: 'Redeem code',
  verify: 'Verify',
  missing: 'Type a redeem code',
  proofTitle: 'One answer first',
  proofConfirm: 'Go on',
  foundTitle: 'The code counts. It gives you:',
  activity: (name) => `From “${name}”`,
  owned: 'Yours already',
  notOwned: 'Not yours yet',
  allOwned: 'All of it is yours already; there is nothing to redeem',
  someOwned: 'What is yours already is not given again',
  days: (days) => `${days} days`,
  prolongs: 'Follows the membership that you have',
  confirm: 'Redeem',
  redeemed: 'It was redeemed and is open to you',
  signs: {
    vod: 'Course',
    live: 'Live course',
    book: 'Book',
    paper: 'Paper',
    mock_paper: 'Mock paper',
    practice: 'Practice',
    vip: 'Membership',
  },
  failure: 'No answer came. Try again: nothing is redeemed twice.',
  offline: 'You are offline; try again when you are back',
};

/** Every text of redeeming a code. */
export type RedeemCodeStrings = typeof zh;

export const redeemCodeStrings: Record<Locale, RedeemCodeStrings> = { 'zh-CN': zh, en };
