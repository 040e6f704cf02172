export const searchStrings = {
  empty: '请输入关键字',
  tooFast: (seconds: number) => `搜索太频繁了，请${seconds}秒后再试`,
};
