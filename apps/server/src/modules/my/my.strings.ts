export const myStrings = {
  accountGone: '账号已注销',
  nickNameUnreadable: '昵称里没有看得见的字',
  renamedBefore: '昵称只可修改一次',
};
