import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  siteName: '书院',
  skipToMain: '跳到正文',
  backToTop: '回到顶部',
  sessionExpired: '登录已过期，请重新登录',
  signedOut: '安全退出成功',
  signOutFailed: '网络错误',
  motto: '读书，问学，相与切磋',
  footer: '页脚',
  version: (number: string) => `版本${number}`,
};

export type ShellStrings = typeof zh;

const en: ShellStrings = {
  siteName: 'Shuyuan',
  skipToMain: 'Skip to content',
  backToTop: 'Back to top',
  sessionExpired: 'Your session has expired. Please sign in again',
  signedOut: 'Signed out',
  signOutFailed: 'Network error',
  motto: 'Read, ask, and learn together',
  footer: 'Footer',
  version: (number) => `Version ${number}`,
};

export const shellStrings: Record<Locale, ShellStrings> = { 'zh-CN': zh, en };
