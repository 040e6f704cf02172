export const tagGroupStrings = {
  'zh-CN': { empty: '无' },
  en: { empty: 'None' },
};
