import { expect, it } from 'vitest';
import { formulaSource, isProbablyFormula, texOf } from './formula-source.ts';

it.each([
  ['x^2', false, '\\(x^2\\)'],
  [' \\frac{1}{2} ', true, '$$\\frac{1}{2}$$'],
  ['a\\)b', false, '$a\\)b$'],
  ['\\text{$x$}', true, '\\[\\text{$x$}\\]'],
  ['a\\\\[2pt]b', true, '$$a\\\\[2pt]b$$'],
  ['', false, null],
  ['\\$ \\\\[2pt] x', true, null],
  ['x'.repeat(2001), false, null],
])('writes %j (alone: %j) as the reader finds it: %j', (tex, isBlock, source) => {
  expect(formulaSource(tex, isBlock)).toBe(source);
  expect(source === null || texOf(source) === tex.trim()).toBe(true);
});

it.each([
  ['x', true],
  ['x+1', true],
  ['\\alpha', true],
  ['2^n', true],
  ['\\text{若}x', true],
  ['5到', false],
  ['28', false],
  ['5-', false],
  [' x', false],
])('takes %j between dollars for mathematics: %j', (tex, isFormula) => {
  expect(isProbablyFormula(tex)).toBe(isFormula);
});
