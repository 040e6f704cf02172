import type { Locale } from '../provider/ui-context.ts';
import type { TimeLeft } from './time-left.ts';

interface CountdownStrings {
  days: (count: number) => string;
  /** All of it in words, the days left out when there are none. */
  spoken: (left: TimeLeft) => string;
  /** Announced at the start and in the last minute. */
  remaining: (label: string, spoken: string) => string;
  ended: string;
  announcedEnd: (label: string, ended: string) => string;
}

const unit = (count: number, name: string) =>
  count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];

export const countdownStrings: Record<Locale, CountdownStrings> = {
  'zh-CN': {
    days: (count) => `${count}天`,
    spoken: ({ days, hours, minutes, seconds }) =>
      [
        days > 0 && `${days}天`,
        hours > 0 && `${hours}小时`,
        minutes > 0 && `${minutes}分`,
        seconds > 0 && `${seconds}秒`,
      ]
        .filter(Boolean)
        .join(''),
    remaining: (label, spoken) => `${label}：还有${spoken}`,
    ended: '已结束',
    announcedEnd: (label, ended) => `${label}：${ended}`,
  },
  en: {
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    spoken: ({ days, hours, minutes, seconds }) =>
      [
        ...unit(days, 'day'),
        ...unit(hours, 'hour'),
        ...unit(minutes, 'minute'),
        ...unit(seconds, 'second'),
      ].join(' '),
    remaining: (label, spoken) => `${label}: ${spoken} left`,
    ended: 'Ended',
    announcedEnd: (label, ended) => `${label}: ${ended}`,
  },
};
