export const videoStrings = {
  missing: '视频不存在或已下架',
  notBought: '请购买后观看',
  signIn: '请登录后观看',
  /** What the quality of the film as it was uploaded is called. */
  original: '原画',
  /** Where there is a choice, by the lines of the picture. */
  quality: (lines: number) => `${lines}P`,
  tooMany: '请求太频繁了，请稍后再试',
};
