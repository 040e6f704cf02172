/** Languages of the interface. Chinese is the first. */
export type Locale = 'zh-CN' | 'en';

const zh = {
  close: '关闭',
  pending: '正在处理',
  loading: '加载中',
  retry: '重试',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  required: '必填',
  breadcrumbs: '当前位置',
  overLimit: (count: number) => `超出 ${count} 字`,
  justNow: '刚刚',
  minutesAgo: (count: number) => `${count} 分钟前`,
  hoursAgo: (count: number) => `${count} 小时前`,
  daysAgo: (count: number) => `${count} 天前`,
};

/** Words that `ui` says by itself; everything else is handed in by its user. */
export type UiStrings = typeof zh;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const en: UiStrings = {
  close: 'Close',
  pending: 'In progress',
  loading: 'Loading',
  retry: 'Retry',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  required: 'Required',
  breadcrumbs: 'Breadcrumbs',
  overLimit: (count) => `${plural(count, 'character')} too long`,
  justNow: 'just now',
  minutesAgo: (count) => `${plural(count, 'minute')} ago`,
  hoursAgo: (count) => `${plural(count, 'hour')} ago`,
  daysAgo: (count) => `${plural(count, 'day')} ago`,
};

export const uiStrings: Record<Locale, UiStrings> = { 'zh-CN': zh, en };
