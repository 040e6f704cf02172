import { describe, expect, it } from 'vitest';
import { isPlausible } from './slider-track.ts';

type Track = Parameters<typeof isPlausible>[0];

/** As a hand does it: slow at first, quick in the middle, a little too far and back. */
const byHand = (to = 180): Track => {
  const shares = [0.01, 0.05, 0.14, 0.29, 0.47, 0.66, 0.82, 0.93, 1.02, 1.03, 1.01, 1];
  const trail = shares.map((share, index): [number, number] => [index * 33 + (index % 3), share * to]);
  return { x: to, duration: 430, trail, by: 'pointer' };
};

const byKeys = (to = 180): Track => {
  const trail = Array.from({ length: to / 10 }, (_, index): [number, number] => [
    index * 40,
    (index + 1) * 10,
  ]);
  return { x: to, duration: trail.length * 40, trail, by: 'keys' };
};

const even = (points: number, ms: number): Track => {
  const trail = Array.from({ length: points }, (_, index): [number, number] => [
    index * ms,
    (180 * (index + 1)) / points,
  ]);
  return { x: 180, duration: points * ms, trail, by: 'pointer' };
};

describe('the way of the piece', () => {
  it.each<[string, Track]>([
    ['a hand that goes a little too far and back', byHand()],
    [
      'a hand that shakes back and forth',
      {
        ...byHand(),
        trail: byHand().trail.map(([ms, x], n) => [ms, Math.max(0, x - (n % 2) * (n < 11 ? 6 : 0))]),
      },
    ],
    [
      'a hand that rests on the way',
      { ...byHand(), duration: 9000, trail: byHand().trail.map(([ms, x], n) => [n > 5 ? ms + 8000 : ms, x]) },
    ],
    [
      'a hand whose browser rounds time to a tenth of a second',
      { ...byHand(), duration: 400, trail: byHand().trail.map(([ms, x]) => [Math.floor(ms / 100) * 100, x]) },
    ],
    [
      'a finger whose last move is not reported',
      { ...byHand(), trail: byHand().trail.map(([ms, x]) => [ms, x - 1.5 < 0 ? 0 : x - 1.5]) },
    ],
    ['keys, step by step', byKeys()],
    [
      'keys, from the far end',
      {
        x: 280,
        duration: 900,
        trail: [
          [0, 286],
          [300, 285],
          [600, 281],
          [900, 280],
        ],
        by: 'keys',
      },
    ],
    ['keys, going on where a wrong try ended', { ...byKeys(), trail: byKeys().trail.slice(-4) }],
  ])('is a person’s: %s', (_, track) => expect(isPlausible(track)).toBe(true));

  it.each<[string, Track]>([
    [
      'a leap',
      {
        x: 180,
        duration: 400,
        trail: [
          [0, 0],
          [400, 180],
        ],
        by: 'pointer',
      },
    ],
    [
      'a leap amid small moves',
      {
        ...byHand(),
        trail: [
          [0, 0],
          [30, 1],
          [60, 2],
          [95, 179],
          [130, 180],
          [160, 181],
          [195, 180],
        ],
      },
    ],
    ['a perfectly even sweep', even(20, 20)],
    ['a perfectly even sweep in many points', even(300, 2)],
    [
      'a sweep in no time',
      { ...byHand(), duration: 40, trail: byHand().trail.map(([ms, x]) => [ms / 12, x]) },
    ],
    [
      'time that goes back',
      { ...byHand(), trail: byHand().trail.map(([ms, x], n) => [n === 6 ? 0 : ms, x]) },
    ],
    ['time before the start', { ...byHand(), trail: byHand().trail.map(([ms, x]) => [ms - 50, x]) }],
    ['a way that is longer than it took', { ...byHand(), duration: 200 }],
    ['a way that ends elsewhere', { ...byHand(), x: 120 }],
    [
      'a way outside the picture',
      { ...byHand(), trail: byHand().trail.map(([ms, x], n) => [ms, n === 3 ? 900 : x]) },
    ],
    ['no number', { ...byHand(), trail: byHand().trail.map(([ms, x], n) => [ms, n === 3 ? NaN : x]) }],
    [
      'a piece that is never moved',
      {
        x: 180,
        duration: 500,
        trail: Array.from({ length: 12 }, (_, n): [number, number] => [n * 40, 180]),
        by: 'pointer',
      },
    ],
    ['keys by a single step', { x: 180, duration: 500, trail: [[0, 180]], by: 'keys' }],
    [
      'keys faster than fingers',
      { ...byKeys(), duration: 60, trail: byKeys().trail.map(([, x], n) => [n, x]) },
    ],
    ['keys that end elsewhere', { ...byKeys(), x: 100 }],
  ])('is nobody’s: %s', (_, track) => expect(isPlausible(track)).toBe(false));
});
