export const toastStrings = {
  'zh-CN': { region: '通知（按F6到达）', dismiss: '关闭通知' },
  en: { region: 'Notifications (F6)', dismiss: 'Dismiss notification' },
};
