export const commentStrings = {
  targetMissing: '评论的内容不存在或已下架',
  notOpen: '购买后才能评论',
  threadMissing: '评论不存在',
  repliedCommentMissing: '回复的评论不存在',
  repliedUserMissing: '回复的用户不存在',
  empty: '评论内容不能为空',
  notOwn: '只能删除自己的评论',
  reportOwn: '不能举报自己的评论',
  reportedAlready: '你已经举报过这条评论',
  tooManyReports: '今天的举报已达上限，请明天再来',
  tooFast: (seconds: number) => `评论太频繁了，请${seconds}秒后再试`,
  tooMany: '今天的评论已达上限，请明天再来',
};
