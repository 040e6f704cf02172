/** What the core itself says to a caller. Codes 1, 403 and 429 reach people; the modules say those. */
export const coreStrings = {
  ok: '操作成功',
  outsideContract: '请求参数不正确',
  notJson: '请求内容不是有效的JSON',
  tooLarge: '请求内容过大',
  unauthorized: '请先登录',
  forbidden: '您没有权限进行此操作',
  onlyPreview: '预览身份下不能修改内容',
  notFound: '您访问的内容不存在',
  broken: '服务器开小差了，请稍后再试',
  busy: (seconds: number) => `现在访问的人太多了，请在${seconds}秒后再试`,
  away: (seconds: number) => `服务暂时不可用，请在${seconds}秒后再试`,
  keyReused: '同一个幂等键不能用于不同的内容',
};
