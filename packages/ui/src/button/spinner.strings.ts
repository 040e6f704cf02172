export const spinnerStrings = {
  'zh-CN': { pending: '正在处理' },
  en: { pending: 'In progress' },
};
