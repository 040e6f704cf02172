export const comboStrings = {
  missing: '专栏不存在或已下架',
  chapterWithoutTitle: '只有第一章可以没有名称',
  itemTwice: '同一项内容在专栏里只能放一次',
  itemGone: '所选的课程、视频或文章有的已不存在，请重新选择',
  itemIsBought: '已有学员拥有该专栏或下过订单，可以加内容、换顺序，不能移出内容',
};
