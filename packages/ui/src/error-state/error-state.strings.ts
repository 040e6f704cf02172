export const errorStateStrings = {
  'zh-CN': { retry: '重试' },
  en: { retry: 'Retry' },
};
