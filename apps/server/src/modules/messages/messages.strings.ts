export const messageStrings = {
  missing: '消息不存在',
};
