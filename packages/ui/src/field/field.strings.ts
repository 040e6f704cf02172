export const fieldStrings = {
  'zh-CN': { required: '必填' },
  en: { required: 'Required' },
};
