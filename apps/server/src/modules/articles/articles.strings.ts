export const articleStrings = { missing: '文章不存在或已下架' };
