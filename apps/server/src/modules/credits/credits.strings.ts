export const creditStrings = {
  short: '积分余额不足',
};
