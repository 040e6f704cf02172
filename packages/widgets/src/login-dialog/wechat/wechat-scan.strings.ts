import type { Locale } from '../../host/widget-host.ts';

const zh = {
  group: '微信扫码登录',
  code: '微信登录二维码',
  starting: '正在获取二维码',
  ready: '请使用微信扫一扫登录',
  scanned: '已扫码，请在手机上确认',
  confirmed: '已确认，正在登录',
  bind: '已确认，请绑定手机号码',
  expired: '二维码已过期',
  renew: '点击刷新',
  failed: '二维码加载失败',
  lost: '连接中断',
  retry: '点击重试',
};

export type WechatScanStrings = typeof zh;

const en: WechatScanStrings = {
  group: 'Sign in by WeChat',
  code: 'QR code to sign in by WeChat',
  starting: 'Fetching the QR code',
  ready: 'Scan the code with WeChat to sign in',
  scanned: 'Scanned. Confirm on your phone',
  confirmed: 'Confirmed. Signing in',
  bind: 'Confirmed. Bind a mobile number',
  expired: 'The QR code has expired',
  renew: 'Click to renew',
  failed: 'The QR code did not load',
  lost: 'The connection was lost',
  retry: 'Click to try again',
};

export const wechatScanStrings: Record<Locale, WechatScanStrings> = { 'zh-CN': zh, en };
