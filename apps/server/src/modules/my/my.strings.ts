export const myStrings = { accountGone: '账号已注销' };
