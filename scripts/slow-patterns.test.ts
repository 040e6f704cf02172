import { describe, expect, it } from 'vitest';
import { patternsIn, slowPatterns, slowness } from './slow-patterns.mjs';

describe('a pattern is slow', () => {
  it.each([
    ['by backtracking without end', '/(a+)+$/'],
    ['by beginning anew at each sign that opens something', '/<[^>]*>/g'],
    ['by a closing sign that is looked for from each opening one', String.raw`/\[sound:([^\]]+)\]/`],
    ['by a run that is not at the end', String.raw`/\s+$/`],
    ['with the flag v', '/<[^>]*>/gv'],
  ])('%s', async (_, pattern) => {
    expect(await slowness(pattern)).toMatch(/polynomial|exponential/);
  });
});

describe('a pattern is linear', () => {
  it.each([
    ['without repetition', '/a|b/g'],
    ['where the opening sign ends what is looked for', '/<[^<>]*>/g'],
    ['where the end of the text closes as well', '/<[^>]*(?:>|$)/g'],
    ['where a run is found at its beginning alone', String.raw`/(?<!\s)\s+$/`],
  ])('%s', async (_, pattern) => {
    expect(await slowness(pattern)).toBeNull();
  });
});

it('cannot be checked with operations on sets', async () => {
  expect(await slowness(String.raw`/[\p{L}--[a-z]]+x/v`)).toContain('cannot be checked');
});

const code = `
const tags = /<[^>]*>/g;
// pattern-limit: a name has 40 characters at most
const named = /<[^>]+>/;
const plain = text.replace(/a/g, 'b'); // pattern-limit: nothing is repeated here
`;

it('patterns are found where they stand, with what is said about their text', () => {
  expect(patternsIn('a.ts', code)).toEqual([
    { pattern: '/<[^>]*>/g', line: 2, isAllowed: false },
    { pattern: '/<[^>]+>/', line: 4, isAllowed: true },
    { pattern: '/a/g', line: 5, isAllowed: true },
  ]);
});

it('reports slow patterns without a reason, and reasons that nothing needs', async () => {
  const findings = await slowPatterns(['a.ts'], () => code);
  expect(findings).toEqual([
    expect.stringMatching(/^a\.ts:2 \/<\[\^>\]\*>\/g takes 2nd degree polynomial time/),
    'a.ts:5 /a/g is linear: remove the exception.',
  ]);
});
