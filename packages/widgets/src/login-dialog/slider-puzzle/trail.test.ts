import fc from 'fast-check';
import { contract } from '@shuyuan/api-client/contract';
import { expect, it } from 'vitest';
import { createTrail } from './trail.ts';

it('LD-07 tells when the piece was where, from its first move on', () => {
  const trail = createTrail();
  trail.record(5000, 0.04, 'pointer');
  trail.record(5016.6, 12.34, 'pointer');
  trail.record(5100.2, 80.06, 'pointer');
  expect(trail.end(5230.4, 80.06)).toEqual({
    x: 80.1,
    duration: 230,
    trail: [
      [0, 0],
      [17, 12.3],
      [100, 80.1],
    ],
    by: 'pointer',
  });
});

it('counts as keys as soon as one key has moved it', () => {
  const trail = createTrail();
  trail.record(0, 10, 'pointer');
  trail.record(10, 12, 'keys');
  trail.record(20, 40, 'pointer');
  expect(trail.end(30, 40).by).toBe('keys');
  trail.clear();
  expect(trail.isEmpty()).toBe(true);
  trail.record(100, 3, 'pointer');
  expect(trail.end(100, 3)).toEqual({ x: 3, duration: 0, trail: [[0, 3]], by: 'pointer' });
});

it('is within the contract however long the piece wanders', () => {
  const moves = fc.array(fc.record({ wait: fc.nat(5000), x: fc.double({ min: 0, max: 350, noNaN: true }) }), {
    minLength: 1,
    maxLength: 5000,
    size: 'max',
  });
  fc.assert(
    fc.property(moves, (wanderings) => {
      const trail = createTrail();
      let now = 1000;
      for (const { wait, x } of wanderings) trail.record((now += wait), x, 'pointer');
      const last = wanderings.at(-1)?.x ?? 0;
      const attempt = trail.end(now, last);
      expect(contract.captcha.checkSlider.body.safeParse({ key: 'k', ...attempt }).success).toBe(true);
      expect(attempt.trail[0]?.[0]).toBe(0);
      expect(attempt.trail.at(-1)).toEqual([attempt.duration, attempt.x]);
    }),
    { numRuns: 12 },
  );
});
