import { describe, expect, it } from 'vitest';
import { allowedTime, isTooFar, isTrialOver, watchedTo, type Limits } from './limits.ts';

const free: Limits = { isSeekable: true, trialSeconds: null };
const bound: Limits = { isSeekable: false, trialSeconds: null };
const trial: Limits = { isSeekable: true, trialSeconds: 30 };

describe('where a learner may go', () => {
  it.each([
    ['anywhere within a film', free, 80, 0, 80],
    ['not before its start', free, -5, 0, 0],
    ['not past its end', free, 500, 0, 100],
    ['back, and on to what was watched', bound, 10, 40, 10],
    ['not past what was watched', bound, 80, 40, 40],
    ['not past the end of a trial', trial, 80, 90, 30],
    ['not past the nearer of two ends', { isSeekable: false, trialSeconds: 30 }, 80, 20, 20],
  ])('%s', (_, limits, wanted, furthest, expected) => {
    expect(allowedTime(wanted, limits, furthest, 100)).toBe(expected);
  });

  it('is not held by a length that is not known yet', () => {
    expect(allowedTime(80, free, 0, Number.NaN)).toBe(80);
    expect(allowedTime(80, free, 0, 0)).toBe(80);
  });
});

it('counts as watched what was played, and no jump', () => {
  expect(watchedTo(10, 10.25, 10.25)).toBe(10.25);
  expect(watchedTo(10, 60, 5)).toBe(60);
  expect(watchedTo(10, 60, 60)).toBe(10);
  expect(watchedTo(10, 60, 50)).toBe(10);
  expect(watchedTo(10, 4, 0)).toBe(10);
});

it('lets the clock of a film tick unevenly, and catches a jump by another control', () => {
  expect(isTooFar(11, bound, 10, 100)).toBe(false);
  expect(isTooFar(20, bound, 10, 100)).toBe(true);
  expect(isTooFar(20, free, 10, 100)).toBe(false);
});

it('ends a trial at its second', () => {
  expect(isTrialOver(trial, 29.9)).toBe(false);
  expect(isTrialOver(trial, 30)).toBe(true);
  expect(isTrialOver(free, 3000)).toBe(false);
});
