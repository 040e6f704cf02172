import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { formatDate, formatDateTime, formatRelativeTime } from './format-time.ts';
import { RelativeTime } from './relative-time.tsx';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date(2026, 4, 20, 12).getTime();

it.each([
  [0, '刚刚', 'just now'],
  [minute - 1, '刚刚', 'just now'],
  [minute, '1分钟前', '1 minute ago'],
  [3 * minute, '3分钟前', '3 minutes ago'],
  [hour - 1, '59分钟前', '59 minutes ago'],
  [hour, '1小时前', '1 hour ago'],
  [day - 1, '23小时前', '23 hours ago'],
  [day, '1天前', '1 day ago'],
  [7 * day - 1, '6天前', '6 days ago'],
  [7 * day, '2026-05-13', '2026-05-13'],
  [-5 * second, '刚刚', 'just now'],
  [-minute, '今天 12:01', 'today 12:01'],
  [-9 * hour, '今天 21:00', 'today 21:00'],
  [-12 * hour, '明天 0:00', 'tomorrow 0:00'],
  [-16 * hour - 21 * minute, '明天 4:21', 'tomorrow 4:21'],
  [-2 * day, '2天后', 'in 2 days'],
  [-7 * day + second, '7天后', 'in 7 days'],
  [-7 * day, '2026-05-27', '2026-05-27'],
])('calls an age of %d ms %s', (age, chinese, english) => {
  expect(formatRelativeTime(now - age, now, 'zh-CN')).toBe(chinese);
  expect(formatRelativeTime(now - age, now, 'en')).toBe(english);
});

it('writes dates and moments as the specification does', () => {
  const moment = new Date(2026, 2, 9, 8, 5, 7).getTime();
  expect(formatDate(moment)).toBe('2026-03-09');
  expect(formatDateTime(moment)).toBe('2026-03-09 8:05:07');
  expect(formatDateTime(moment, '/')).toBe('2026/03/09 8:05:07');
});

it('carries the whole moment, for machines and in its title', () => {
  const instant = new Date(now - 3 * minute).toISOString();
  render(<RelativeTime value={instant} now={now} />);
  const time = screen.getByText('3分钟前');
  expect(time.tagName).toBe('TIME');
  expect(time.getAttribute('datetime')).toBe(instant);
  expect(time.getAttribute('title')).toBe('2026-05-20 11:57:00');
});

it('speaks the language of the page, and shows what it cannot read as it came', () => {
  render(
    <UiProvider locale="en">
      <RelativeTime value={now} now={now} />
      <RelativeTime value="someday" now={now} />
    </UiProvider>,
  );
  expect(screen.getByText('just now')).toBeDefined();
  expect(screen.getByText('someday')).toBeDefined();
});
