export const comboBoxStrings = {
  'zh-CN': { empty: '没有符合的选项', loading: '正在查找…', open: '显示选项' },
  en: { empty: 'Nothing matches', loading: 'Searching…', open: 'Show options' },
};
