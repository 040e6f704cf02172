import type { Locale } from '@shuyuan/widgets/host';

interface Rules {
  effective_days: number;
  reward_days: number;
  draw_percent: number;
}

const zh = {
  title: '邀请推广',
  lead: '把喜欢的内容分享给朋友，朋友下单，你有奖励。',
  loading: '正在加载',
  failed: '没有加载出来',
  failedHint: '请检查网络后重试。',
  signedOut: '登录后分享',
  signedOutHint: '每个人的邀请链接都不一样。',
  signIn: '登录',
  link: '邀请链接',
  linkLabel: '你的邀请链接',
  copy: '复制链接',
  shareCode: '分享码',
  /** Behind the share code, in exactly two characters: they are not copied. */
  copyMark: '复制',
  copyOf: (title: string) => `复制链接：${title}`,
  copied: '复制成功',
  notCopied: '复制失败',
  code: '邀请链接的二维码',
  figures: '我的推广',
  count: '成功邀请',
  people: (count: number) => `${count}人`,
  balance: '邀请余额',
  waiting: '待到账',
  debt: '待抵扣',
  yuan: (yuan: number) => `¥${yuan}`,
  withdraw: '提现',
  users: '邀请记录',
  records: '余额明细',
  rules: '规则',
  howItWorks: ({ effective_days: days, reward_days: wait, draw_percent: share }: Rules) =>
    `朋友通过你的链接注册后${days}天内下单，你得到实付金额的${share}%（不足1元不计；单独标明奖励的商品按标明的金额）。奖励在支付${wait}天后到账；订单退款，奖励收回。`,
  goods: '分销课程',
  goodsFailed: '分销课程没有加载出来',
  price: (yuan: number) => `售价¥${yuan}`,
  earns: (yuan: number) => `邀新用户下单可赚${yuan}元`,
  earnsBelow: (yuan: number) => `朋友再邀请，另得${yuan}元`,
  posters: '海报',
  posterOf: (name: string) => `邀请海报（${name}），含邀请链接的二维码`,
  posterFile: '邀请海报',
  savePoster: (name: string) => `保存海报（${name}）`,
};

/** The words of the page of sharing. */
export type ShareStrings = typeof zh;

const en: ShareStrings = {
  title: 'Share',
  lead: 'Pass on what you like. What friends buy earns you something.',
  loading: 'Loading',
  failed: 'It did not load',
  failedHint: 'Check the network and try again.',
  signedOut: 'Sign in to share',
  signedOutHint: 'Everybody has a link of their own.',
  signIn: 'Sign in',
  link: 'Your link',
  linkLabel: 'Your link',
  copy: 'Copy the link',
  shareCode: 'Share code',
  copyMark: ' ⧉',
  copyOf: (title) => `Copy the link: ${title}`,
  copied: 'copy succeeded',
  notCopied: 'copy failed',
  code: 'Your link as a code to scan',
  figures: 'What came of it',
  count: 'Invited',
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
  balance: 'Balance',
  waiting: 'Still to come',
  debt: 'To be set off',
  yuan: (yuan) => `¥${yuan}`,
  withdraw: 'Withdraw',
  users: 'Who came',
  records: 'Balance in detail',
  rules: 'Rules',
  howItWorks: ({ effective_days: days, reward_days: wait, draw_percent: share }) =>
    `Of what friends who came by your link buy within ${days} days, ${share}% of the sum paid is yours (nothing below one yuan; goods with a reward of their own earn that). It is paid ${wait} days after the payment, and taken back when the order is refunded.`,
  goods: 'Goods with a reward',
  goodsFailed: 'The goods did not load',
  price: (yuan) => `Costs ¥${yuan}`,
  earns: (yuan) => `Earns ¥${yuan}`,
  earnsBelow: (yuan) => `and ¥${yuan} through whom you invited`,
  posters: 'Posters',
  posterOf: (name) => `Poster (${name}) with your link as a code`,
  posterFile: 'invitation',
  savePoster: (name) => `Save the poster (${name})`,
};

export const shareStrings: Record<Locale, ShareStrings> = { 'zh-CN': zh, en };
