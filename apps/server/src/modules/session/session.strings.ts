export const sessionStrings = {
  wrongPassword: '手机号或密码错误',
  locked: '账号已被锁定，请联系管理员',
  tooManyTries: (minutes: number) => `尝试次数过多，请 ${minutes} 分钟后再试`,
  codeExpired: '登录链接已过期，请重新登录',
};
