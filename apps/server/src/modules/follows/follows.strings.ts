export const followStrings = {
  missing: '用户不存在',
  followSelf: '不能关注自己',
  blockSelf: '不能屏蔽自己',
  blockedByYou: '请先取消屏蔽再关注',
  tooMany: '操作太频繁，请稍后再试',
};
