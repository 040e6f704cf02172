export const communityStrings = {
  missing: '内容不存在或已删除',
  empty: '内容不能为空',
  tooLong: (most: number) => `内容最多${most}个字`,
  tooFast: (seconds: number) => `发布太频繁了，请${seconds}秒后再试`,
  tooMany: '今天发布的内容已达上限，请明天再来',
  notDeleted: '内容没有被删除，不需要恢复',
  reportOwn: '不能举报自己的内容',
  reportedAlready: '你已经举报过这条内容',
  tooManyReports: '今天的举报已达上限，请明天再来',
};
