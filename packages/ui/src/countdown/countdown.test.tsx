import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { Countdown } from './countdown.tsx';

const start = Date.UTC(2026, 4, 20, 4);

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

const seen = () => document.querySelector('[data-part="clock"]')?.textContent;
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('shows days, hours, minutes and seconds, and says them in words', () => {
  render(<Countdown label="距开课" deadline={start + ((3 * 24 + 4) * 3600 + 5 * 60 + 6) * 1000} />);
  expect(seen()).toBe('3天04:05:06');
  expect(screen.getByRole('timer', { name: '距开课' }).textContent).toContain('3天4小时5分6秒');
});

it('takes an ISO instant, and its time from the clock it was given', () => {
  render(
    <Countdown label="距交卷" deadline="2026-05-20T05:00:00Z" now={() => Date.UTC(2026, 4, 20, 4, 15)} />,
  );
  expect(seen()).toBe('00:45:00');
});

it('never drifts: a tick that comes late shows the right time and the next comes on the second', () => {
  render(<Countdown label="距交卷" deadline={start + 100_500} />);
  expect(seen()).toBe('00:01:41');
  pass(500);
  expect(seen()).toBe('00:01:40');
  vi.setSystemTime(start + 8_700);
  pass(1000);
  expect(seen()).toBe('00:01:31');
  pass(800);
  expect(seen()).toBe('00:01:30');
});

it('is right at once when a hidden tab is looked at again', () => {
  render(<Countdown label="距交卷" deadline={start + 100_000} />);
  vi.setSystemTime(start + 40_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(seen()).toBe('00:01:00');
});

it('ends once, in strict mode too, and again only for a new deadline', () => {
  const onEnd = vi.fn<() => void>();
  const clock = (deadline: number) => (
    <StrictMode>
      <Countdown label="秒杀" deadline={deadline} onEnd={onEnd} endText="秒杀已结束" />
    </StrictMode>
  );
  const { rerender } = render(clock(start + 2000));
  pass(1999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  pass(5000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(screen.getByText('秒杀已结束')).toBeDefined();
  rerender(clock(start + 9000));
  expect(seen()).toBe('00:00:02');
  pass(2000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

it('ends once for a deadline that had passed before', () => {
  const onEnd = vi.fn<() => void>();
  render(<Countdown label="秒杀" deadline={start - 1} onEnd={onEnd} />);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(screen.getByRole('timer').textContent).toBe('已结束');
});

it('shows a deadline that it cannot read as it came, and ends nothing by it', () => {
  const onEnd = vi.fn<() => void>();
  render(<Countdown label="秒杀" deadline="待定" onEnd={onEnd} />);
  expect(screen.getByText('待定')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
});

it('speaks at the start, in the last minute and at the end, and is silent in between', () => {
  render(<Countdown label="距交卷" deadline={start + 90_000} />);
  const heard = [screen.getByRole('status').textContent];
  for (let second = 0; second < 95; second += 1) {
    pass(1000);
    const words = screen.getByRole('status').textContent;
    if (words !== heard.at(-1)) heard.push(words);
  }
  expect(heard).toEqual(['距交卷：还有1分30秒', '距交卷：还有1分', '距交卷：已结束']);
});

it('leaves no timer behind, and speaks the language of the page', () => {
  const { unmount } = render(
    <UiProvider locale="en">
      <Countdown label="Lesson" deadline={start + 86_400_000 + 60_000} />
    </UiProvider>,
  );
  expect(screen.getByRole('timer').textContent).toContain('1 day 1 minute');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
