export const anthologyStrings = { missing: '文集不存在或已下架' };
