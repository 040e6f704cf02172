import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  siteName: '书院',
  skipToMain: '跳到正文',
  backToTop: '回到顶部',
  sessionExpired: '登录已过期，请重新登录',
  mobileNeeded: '该账号尚未绑定手机号，请使用手机号登录',
  motto: '读书，问学，相与切磋',
  footer: '页脚',
  version: (number: string) => `版本 ${number}`,
};

export type ShellStrings = typeof zh;

const en: ShellStrings = {
  siteName: 'Shuyuan',
  skipToMain: 'Skip to content',
  backToTop: 'Back to top',
  sessionExpired: 'Your session has expired. Please sign in again',
  mobileNeeded: 'This account has no mobile number yet. Please sign in with a mobile number',
  motto: 'Read, ask, and learn together',
  footer: 'Footer',
  version: (number) => `Version ${number}`,
};

export const shellStrings: Record<Locale, ShellStrings> = { 'zh-CN': zh, en };
