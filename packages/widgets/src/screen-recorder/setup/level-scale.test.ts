import { expect, it } from 'vitest';
import { partOfBar } from './level-scale.ts';

it.each([
  ['nothing', 0, 0],
  ['the noise of a device', 0.002, 0],
  ['a whisper', 0.02, 0.37],
  ['an ordinary voice', 0.12, 0.66],
  ['a loud voice', 1, 1],
  ['more than that', 1.4, 1],
])('SR-02 fills the bar for %s as ears count', (_, level, part) => {
  expect(partOfBar(level)).toBeCloseTo(part, 1);
});
