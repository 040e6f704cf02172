export const searchFieldStrings = {
  'zh-CN': { clear: '清除搜索词' },
  en: { clear: 'Clear the search' },
};
