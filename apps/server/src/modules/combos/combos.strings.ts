export const comboStrings = { missing: '专栏不存在或已下架' };
