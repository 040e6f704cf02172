import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '登录',
  mobile: '手机号',
  password: '密码',
  submit: '立即登录',
  mobileMissing: '请输入手机号',
  mobileMalformed: '请输入正确的手机号',
  passwordMissing: '请输入密码',
  unreachable: '网络连接失败，请检查网络后重试',
  retryIn: (time: string) => `${time} 后可重试`,
};

export type LoginDialogStrings = typeof zh;

const en: LoginDialogStrings = {
  title: 'Sign in',
  mobile: 'Mobile number',
  password: 'Password',
  submit: 'Sign in',
  mobileMissing: 'Enter your mobile number',
  mobileMalformed: 'Enter a valid mobile number',
  passwordMissing: 'Enter your password',
  unreachable: 'The network failed. Check the connection and try again',
  retryIn: (time) => `Try again in ${time}`,
};

export const loginDialogStrings: Record<Locale, LoginDialogStrings> = { 'zh-CN': zh, en };
