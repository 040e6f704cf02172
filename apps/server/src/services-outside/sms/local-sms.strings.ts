import type { SmsScene } from './sms-sender.ts';

export const localSmsStrings = {
  title: '已发送的短信验证码',
  intro: '本机没有接短信服务，验证码都显示在这里，最新的在最上面。页面会自动更新。',
  empty: '还没有发送过验证码。在网站上点“获取验证码”，它就会出现在这里。',
  copyCode: (code: string) => `复制验证码${code}`,
  news: (mobile: string, scene: string, code: string) => `新的${scene}验证码：${code}，发给${mobile}`,
  otherPage: '用此页模拟微信扫码',
};

export const sceneNames: Record<SmsScene, string> = {
  login: '登录',
  register: '注册',
  password_reset: '重置密码',
  mobile_bind: '绑定手机号',
};
