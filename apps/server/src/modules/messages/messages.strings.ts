export const messageStrings = {
  noDigests: '书院暂不发送短信提醒',
  noMobile: '请先绑定手机号',
  missing: '消息不存在',
  tooManyStreams: '打开的页面太多，请稍后再试',
};
