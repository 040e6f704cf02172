import { expect, it } from 'vitest';
import { momentOf } from './moment-of.ts';
import { paths } from './paths.ts';

it.each([
  ['0', 0],
  ['00', 0],
  ['75', 75],
  ['999999', 999_999],
  ['1000000', undefined],
  ['', undefined],
  [null, undefined],
  ['-1', undefined],
  ['1.5', undefined],
  [' 5', undefined],
  ['abc', undefined],
])('reads the second of an address: %j is %j', (text, second) => {
  expect(momentOf(text)).toBe(second);
});

it.each([paths.video(7, 0), paths.play({ id: 7, t: 0 }), paths.playCombo({ id: 3, video: 7, t: 0 })])(
  'leads to the first second and back: %s',
  (address) => {
    expect(momentOf(new URL(address, 'https://example.com').searchParams.get('t'))).toBe(0);
  },
);
