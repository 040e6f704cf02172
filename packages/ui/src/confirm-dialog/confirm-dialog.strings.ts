export const confirmDialogStrings = {
  'zh-CN': { cancel: '取消' },
  en: { cancel: 'Cancel' },
};
