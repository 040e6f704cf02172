export const favoritesStrings = {
  missing: '收藏夹不存在',
  nameless: '请填写收藏夹名称',
  taken: '已有同名的收藏夹',
  full: (most: number) => `收藏夹最多${most}个`,
};
