export const messageStrings = {
  missing: '消息不存在',
  tooManyStreams: '打开的页面太多，请稍后再试',
};
