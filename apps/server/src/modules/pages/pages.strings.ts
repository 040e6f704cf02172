export const pageStrings = {
  missing: '页面不存在',
  wrongPicture: '图形验证码错误',
  closed: '这里现在不接受申请',
  tooMany: (minutes: number) => `提交过于频繁，请${minutes}分钟后再试`,
  enoughOfNumber: '该手机号今天提交的申请已达上限，请明天再试',
};
