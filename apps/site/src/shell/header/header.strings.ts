import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  navigation: '主导航',
  moreOf: (name: string) => `展开${name}`,
  menu: '菜单',
  menuNotLoaded: '菜单没有打开，请检查网络后重试',
  home: '书院首页',
  login: '登录',
  register: '注册',
  /** Spoken before the name. */
  userMenu: '用户菜单：',
  accountId: '账号ID',
  copyAccountId: '复制账号ID',
  copied: '复制成功',
  copyFailed: '复制失败',
  places: {
    basicInfo: '基本信息',
    orderCenter: '订单中心',
    studyCenter: '学习中心',
    favorites: '我的收藏',
    membership: '会员中心',
    myRecords: '我的录制',
    myNotes: '我的笔记',
    myProblems: '我的问答',
    messages: '我的消息',
    following: '关注与粉丝',
    credits: '我的积分',
    exchanger: '兑换课程',
    promoCodes: '优惠码',
    coupons: '优惠券',
    share: '邀请推广',
  },
  unreadCount: (count: number) => `${count > 99 ? '99+' : count} 条未读`,
  console: '管理后台',
  signOut: '安全退出',
  appearance: '外观与语言',
  theme: '外观',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  language: '语言',
};

export type HeaderStrings = typeof zh;

const en: HeaderStrings = {
  navigation: 'Main',
  moreOf: (name) => `Expand ${name}`,
  menu: 'Menu',
  menuNotLoaded: 'The menu did not open. Check the connection and try again',
  home: 'Shuyuan home',
  login: 'Sign in',
  register: 'Register',
  userMenu: 'User menu: ',
  accountId: 'Account ID',
  copyAccountId: 'Copy account ID',
  copied: 'copy succeeded',
  copyFailed: 'copy failed',
  places: {
    basicInfo: 'Basic info',
    orderCenter: 'Order center',
    studyCenter: 'Study center',
    favorites: 'Favourites',
    membership: 'Member center',
    myRecords: 'My recordings',
    myNotes: 'My notes',
    myProblems: 'My questions',
    messages: 'My messages',
    following: 'Following and followers',
    credits: 'My credits',
    exchanger: 'Redeem a code',
    promoCodes: 'Promo codes',
    coupons: 'Coupons',
    share: 'Share',
  },
  unreadCount: (count) => `${count > 99 ? '99+' : count} unread`,
  console: 'Console',
  signOut: 'Secure logout',
  appearance: 'Appearance and language',
  theme: 'Appearance',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
};

export const headerStrings: Record<Locale, HeaderStrings> = { 'zh-CN': zh, en };

/** Each language is named in itself. */
export const languageNames: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English' };
