import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  siteName: '书院',
  skipToMain: '跳到正文',
  backToTop: '回到顶部',
  sessionExpired: '登录已过期，请重新登录',
  loginNotOpened: '登录没有打开，请检查网络后重试',
  linkNotOpened: '链接里的账号没有打开，你仍以自己的账号登录',
  bindingNotOpened: '绑定手机号的窗口没有打开，请检查网络',
  notLoaded: { comments: '评论没有加载出来，请检查网络。', reviews: '评价没有加载出来，请检查网络。' },
  tryAgain: '再试一次',
  outdated: '网站刚刚更新，重新加载后即可继续',
  reload: '重新加载',
  signedOut: '安全退出成功',
  signOutFailed: '网络错误',
  motto: '读书，问学，相与切磋',
  footer: '页脚',
  agreements: { user_protocol: '用户协议', user_private_protocol: '隐私政策' },
  version: (number: string) => `版本${number}`,
  seenAs: (role: string) => `正在以“${role}”身份查看`,
  endPreview: '退出预览',
  previewOver: '角色预览已结束',
};

export type ShellStrings = typeof zh;

const en: ShellStrings = {
  siteName: 'Shuyuan',
  skipToMain: 'Skip to content',
  backToTop: 'Back to top',
  sessionExpired: 'Your session has expired. Please sign in again',
  loginNotOpened: 'The sign-in did not open. Check the connection and try again',
  linkNotOpened: 'The account of the link did not open. You are still signed in as yourself',
  bindingNotOpened: 'The dialog for your mobile number did not open. Check the connection',
  notLoaded: {
    comments: 'The comments did not load. Check the connection.',
    reviews: 'The reviews did not load. Check the connection.',
  },
  tryAgain: 'Try again',
  outdated: 'The site has just been renewed. Reload to go on',
  reload: 'Reload',
  signedOut: 'Signed out',
  signOutFailed: 'Network error',
  motto: 'Read, ask, and learn together',
  footer: 'Footer',
  agreements: { user_protocol: 'Terms of use', user_private_protocol: 'Privacy policy' },
  version: (number) => `Version ${number}`,
  seenAs: (role) => `You see the site as “${role}”`,
  endPreview: 'End preview',
  previewOver: 'The preview of the role is over',
};

export const shellStrings: Record<Locale, ShellStrings> = { 'zh-CN': zh, en };
