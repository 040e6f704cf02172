export const sessionStrings = {
  wrongPassword: '手机号或密码错误',
  locked: '账号已被锁定，请联系管理员',
  tooManyTries: (minutes: number) => `尝试次数过多，请${minutes}分钟后再试`,
  codeExpired: '登录链接已过期，请重新登录',
  scanExpired: '微信登录已过期，请重新扫码',
  wechatMissing: '本站没有开启微信登录',
  mobileTaken: '手机号已存在',
  mobileMissing: '手机号不存在',
  mobileBound: '账号已绑定手机号',
  mobileHasWechat: '该手机号已绑定其他微信账号',
  sessionMissing: '该设备已退出登录',
  newcomer: (suffix: string) => `学员${suffix}`,
};
