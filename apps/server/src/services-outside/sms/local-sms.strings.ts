import type { SmsDigest, SmsScene } from './sms-sender.ts';

export const localSmsStrings = {
  title: '已发送的短信验证码',
  intro: '本机没有接短信服务，验证码都显示在这里，最新的在最上面。页面会自动更新。',
  empty: '还没有发送过验证码。在网站上点“获取验证码”，它就会出现在这里。',
  copyCode: (code: string) => `复制验证码${code}`,
  news: (mobile: string, scene: string, code: string) => `新的${scene}验证码：${code}，发给${mobile}`,
  newDigest: (mobile: string, words: string) => `新的消息提醒：${words}，发给${mobile}`,
  digest: ({ unread, answers, replies }: Omit<SmsDigest, 'mobile'>) =>
    `你有 ${unread} 条未读消息，其中回答 ${answers} 条、回复 ${replies} 条`,
  otherPage: '用此页模拟微信扫码',
};

export const sceneNames: Record<SmsScene | 'digest', string> = {
  login: '登录',
  register: '注册',
  password_reset: '重置密码',
  mobile_bind: '绑定手机号',
  digest: '消息提醒',
};
