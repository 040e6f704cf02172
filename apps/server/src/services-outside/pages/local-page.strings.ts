export const localPageStrings = {
  pages: '本机页面',
  SMS: '短信验证码',
  WECHAT: '微信扫码',
  PAYMENT: '付款',
  closed: '这一页还没有打开',
  closedHint:
    '短信验证码、微信扫码和付款的页面只在这台电脑上打开，需要一把钥匙。请从启动书院的终端里复制带钥匙的地址，在这个浏览器里打开一次，再回到这里刷新。',
};
