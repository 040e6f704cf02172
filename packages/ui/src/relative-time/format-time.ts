import type { Locale } from '../provider/ui-context.ts';
import { relativeTimeStrings } from './relative-time.strings.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const pad = (part: number) => String(part).padStart(2, '0');

/** `2026-03-09` in the reader's zone. */
export function formatDate(instant: number) {
  const date = new Date(instant);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** `2026-03-09 8:05:00` in the reader's zone, the specification's long form. */
export function formatDateTime(instant: number) {
  const date = new Date(instant);
  return `${formatDate(instant)} ${date.getHours()}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/**
 * 刚刚, 3 分钟前, 5 小时前, 6 天前; from seven days on the date. The future, which only a wrong clock brings, is 刚刚 for
 * a day and a date after that.
 */
export function formatRelativeTime(instant: number, now: number, locale: Locale) {
  const strings = relativeTimeStrings[locale];
  const age = now - instant;
  if (age >= 7 * day || age <= -day) return formatDate(instant);
  if (age < minute) return strings.justNow;
  if (age < hour) return strings.minutesAgo(Math.floor(age / minute));
  if (age < day) return strings.hoursAgo(Math.floor(age / hour));
  return strings.daysAgo(Math.floor(age / day));
}
