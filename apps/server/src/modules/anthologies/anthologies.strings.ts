export const anthologyStrings = {
  missing: '文集不存在或已下架',
  chapterWithoutName: '只有第一章可以没有名称',
  articleTwice: '同一篇文章在文集里只能放一次',
  articleGone: '所选的文章有的已不存在，请重新选择',
  articleIsBought: '已有学员购买该文集或下过订单，可以加文章、换顺序，不能移出文章',
};
