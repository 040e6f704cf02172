import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { LevelMeter, Meter, type LevelMeterHandle } from './index.ts';
import { createPeak } from './level.ts';
import { zoneOf } from './zone.ts';

it.each([
  [10, { low: 70, high: 90, better: 'low' as const }, 'normal'],
  [70, { low: 70, high: 90, better: 'low' as const }, 'high'],
  [90, { low: 70, high: 90, better: 'low' as const }, 'too-high'],
  [95, { low: undefined, high: 90, better: 'low' as const }, 'too-high'],
  [59, { low: 60, high: 80, better: 'high' as const }, 'too-low'],
  [60, { low: 60, high: 80, better: 'high' as const }, 'low'],
  [80, { low: 60, high: 80, better: 'high' as const }, 'normal'],
  [59, { low: 60, high: undefined, better: 'high' as const }, 'too-low'],
  [50, { low: undefined, high: undefined, better: 'low' as const }, 'normal'],
])('finds %d within %o to be %s', (value, bounds, zone) => {
  expect(zoneOf(value, bounds)).toBe(zone);
});

it('says its zone in words, to eye and ear', () => {
  render(<Meter label="空间" value={9.4} max={10} low={8} high={9} valueText="已用9.4 GB，共10 GB" />);
  const meter = screen.getByRole('meter', { name: '空间' });
  expect(meter.getAttribute('aria-valuetext')).toBe('已用9.4 GB，共10 GB，过高');
  expect(screen.getByText('已用9.4 GB，共10 GB，过高')).toBeDefined();
});

it('keeps its name when the label is out of sight, and survives a range of nothing', () => {
  render(<Meter label="空间" isLabelHidden value={3} min={0} max={0} />);
  expect(screen.getByRole('meter', { name: '空间' }).getAttribute('aria-valuetext')).toBe('0%');
});

it('holds the loudest for a second, then lets it sink', () => {
  const peak = createPeak();
  expect(peak(80, 0)).toBe(80);
  expect(peak(20, 900)).toBe(80);
  expect(peak(20, 1500)).toBe(60);
  expect(peak(20, 2000)).toBe(40);
  expect(peak(50, 2100)).toBe(50);
});

it('moves by its handle without rendering, and changes what is heard twice a second at most', () => {
  const handle = createRef<LevelMeterHandle>();
  let clock = 0;
  const now = () => clock;
  const { rerender } = render(<LevelMeter ref={handle} label="麦克风音量" now={now} />);
  const meter = screen.getByRole('meter', { name: '麦克风音量' });
  const heard = () => meter.getAttribute('aria-valuetext');
  const seen = () => meter.style.getPropertyValue('--level');
  expect([seen(), heard()]).toEqual(['0', '没有声音']);
  clock = 50;
  handle.current?.set(60);
  expect([seen(), heard()]).toEqual(['60', '没有声音']);
  clock = 550;
  handle.current?.set(140);
  expect([seen(), heard()]).toEqual(['100', '声音过大']);
  clock = 1600;
  handle.current?.set(Number.NaN);
  expect([seen(), heard(), meter.getAttribute('aria-valuenow')]).toEqual(['0', '没有声音', '0']);
  clock = 2200;
  handle.current?.set(50);
  act(() => rerender(<LevelMeter ref={handle} label="麦克风音量" now={now} />));
  expect([seen(), heard(), meter.getAttribute('aria-valuenow')]).toEqual(['52', '音量合适', '50']);
});

it('speaks the language of the page', () => {
  render(
    <UiProvider locale="en">
      <LevelMeter label="Microphone" level={10} />
    </UiProvider>,
  );
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('too quiet');
});
