export const reviewStrings = {
  missing: '评价的内容不存在或已下架',
  notTheirs: '学习过才能评价',
  tooEarly: (percent: number) => `学完${percent}%就可以评价了`,
  written: '你已经评价过了',
  gone: '评价不存在',
  tooLate: '发表一小时后就不能再修改了',
  tooMany: '今天的评价已达上限，请明天再来',
};
