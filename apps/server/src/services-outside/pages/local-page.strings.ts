export const localPageStrings = {
  pages: '本机页面',
  SMS: '短信验证码',
  WECHAT: '微信扫码',
  PAYMENT: '付款',
};
