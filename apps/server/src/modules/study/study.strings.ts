export const studyStrings = {
  missing: '文章不存在或已下架',
  gone: '内容不存在或已下架',
  noFolder: '收藏夹不存在',
  notReadable: '购买后才能学习全文',
  tooFast: (seconds: number) => `操作太频繁，请${seconds}秒后再试`,
};
