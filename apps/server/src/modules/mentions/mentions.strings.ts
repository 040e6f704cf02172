export const mentionStrings = {
  tooFast: (seconds: number) => `操作太频繁了，请${seconds}秒后再试`,
  /** In place of the name of whom a post mentions. */
  closedAccount: '已注销用户',
};
