import type { Locale } from '../provider/ui-context.ts';

interface RelativeTimeStrings {
  justNow: string;
  minutesAgo: (count: number) => string;
  hoursAgo: (count: number) => string;
  daysAgo: (count: number) => string;
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

export const relativeTimeStrings: Record<Locale, RelativeTimeStrings> = {
  'zh-CN': {
    justNow: '刚刚',
    minutesAgo: (count) => `${count}分钟前`,
    hoursAgo: (count) => `${count}小时前`,
    daysAgo: (count) => `${count}天前`,
  },
  en: {
    justNow: 'just now',
    minutesAgo: (count) => ago(count, 'minute'),
    hoursAgo: (count) => ago(count, 'hour'),
    daysAgo: (count) => ago(count, 'day'),
  },
};
