import { expect, test } from 'vitest';
import { createRecordedTime } from './recorded-time.ts';

test('SR-03: pauses are no part of the recorded time', () => {
  let now = 1000;
  const time = createRecordedTime(() => now);
  now += 4000;
  expect(time.elapsed()).toBe(4000);
  time.pause();
  now += 60_000;
  time.pause();
  expect(time.elapsed()).toBe(4000);
  time.resume();
  now += 250;
  time.resume();
  now += 250;
  expect(time.elapsed()).toBe(4500);
});
