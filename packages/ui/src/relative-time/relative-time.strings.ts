import type { Locale } from '../provider/ui-context.ts';

interface RelativeTimeStrings {
  justNow: string;
  minutesAgo: (count: number) => string;
  hoursAgo: (count: number) => string;
  daysAgo: (count: number) => string;
  /** `time` is a time of day such as `19:22`. */
  today: (time: string) => string;
  tomorrow: (time: string) => string;
  inDays: (count: number) => string;
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

export const relativeTimeStrings: Record<Locale, RelativeTimeStrings> = {
  'zh-CN': {
    justNow: '刚刚',
    minutesAgo: (count) => `${count}分钟前`,
    hoursAgo: (count) => `${count}小时前`,
    daysAgo: (count) => `${count}天前`,
    today: (time) => `今天 ${time}`,
    tomorrow: (time) => `明天 ${time}`,
    inDays: (count) => `${count}天后`,
  },
  en: {
    justNow: 'just now',
    minutesAgo: (count) => ago(count, 'minute'),
    hoursAgo: (count) => ago(count, 'hour'),
    daysAgo: (count) => ago(count, 'day'),
    today: (time) => `today ${time}`,
    tomorrow: (time) => `tomorrow ${time}`,
    inDays: (count) => `in ${count} days`,
  },
};
