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

/** `2026-03-09 8:05:00` or `2026/03/09 8:05:00` in the reader's zone, the specification's long forms. */
export function formatDateTime(instant: number, separator: '-' | '/' = '-') {
  const date = new Date(instant);
  return `${formatDate(instant).replaceAll('-', separator)} ${date.getHours()}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** `8:05` in the reader's zone. */
function formatClock(instant: number) {
  const date = new Date(instant);
  return `${date.getHours()}:${pad(date.getMinutes())}`;
}

/**
 * 刚刚, 3分钟前, 5小时前, 6天前 for the past; 今天 19:22, 明天 4:21, 6天后 for the future; the date from seven days on either
 * side. Less than a minute ahead is 刚刚: clocks differ by that much.
 */
export function formatRelativeTime(instant: number, now: number, locale: Locale) {
  const strings = relativeTimeStrings[locale];
  const age = now - instant;
  if (age >= 7 * day || age <= -7 * day) return formatDate(instant);
  if (Math.abs(age) < minute) return strings.justNow;
  if (age < 0) return formatFuture(instant, now, locale);
  if (age < hour) return strings.minutesAgo(Math.floor(age / minute));
  if (age < day) return strings.hoursAgo(Math.floor(age / hour));
  return strings.daysAgo(Math.floor(age / day));
}

/** Days are those of the calendar: an end at 4:21 tomorrow is not 今天, however few hours are left. */
function formatFuture(instant: number, now: number, locale: Locale) {
  const strings = relativeTimeStrings[locale];
  const date = formatDate(instant);
  if (date === formatDate(now)) return strings.today(formatClock(instant));
  const days = Math.round((midnight(instant) - midnight(now)) / day);
  return days === 1 ? strings.tomorrow(formatClock(instant)) : strings.inDays(days);
}

const midnight = (instant: number) => new Date(instant).setHours(0, 0, 0, 0);
