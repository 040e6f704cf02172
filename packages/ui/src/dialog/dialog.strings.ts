export const dialogStrings = {
  'zh-CN': { close: '关闭' },
  en: { close: 'Close' },
};
