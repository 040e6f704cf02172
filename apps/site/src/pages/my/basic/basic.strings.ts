import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  /** `date` is the day on which the account goes for good. */
  closed: (date: string) => `账号将于${date}注销，在此之前登录即可撤回`,
  credits: '我的积分',
  invited: '成功邀请(人)',
  inviteBalance: '邀请余额(元)',
  membership: '会员',
  /** The membership that runs, and its last day. */
  member: (name: string, date: string) => `${name}，有效期至${date}`,
  noMember: '还不是会员',
  toMemberCenter: '会员中心',
  becomeMember: '了解会员',
};

const en: typeof zh = {
  closed: (date) => `Your account will be closed on ${date}. Sign in before then to keep it`,
  credits: 'My credits',
  invited: 'People invited',
  inviteBalance: 'Invitation balance (yuan)',
  membership: 'Membership',
  member: (name, date) => `${name}, valid until ${date}`,
  noMember: 'Not a member yet',
  toMemberCenter: 'Member center',
  becomeMember: 'See memberships',
};

export const basicStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
