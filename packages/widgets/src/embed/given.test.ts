import { expect, it } from 'vitest';
import { readChoice, readFlag, readList, readNumber, readNumbers, readRich, readText } from './given.ts';
import { withoutNothing } from './without-nothing.ts';

it('reads numbers from properties and attributes, and nothing from other words', () => {
  const given = { a: 7, b: ' 8 ', c: 'many', d: '', e: Number.NaN, f: null };
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => readNumber(given, name))).toEqual([
    7,
    8,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('reads lists from arrays and from commas', () => {
  const given = { sizes: '10, 20,50', layout: ['prev', 'next'], empty: ' ' };
  expect(readNumbers(given, 'sizes')).toEqual([10, 20, 50]);
  expect(readList(given, 'layout')).toEqual(['prev', 'next']);
  expect(readList(given, 'empty')).toBeUndefined();
});

it('takes an attribute for true when it is there, as HTML does', () => {
  const given = { a: '', b: 'open', c: true, d: false, e: 'false', f: null, g: undefined };
  expect(Object.keys(given).filter((name) => readFlag(given, name))).toEqual(['a', 'b', 'c']);
});

it('reads one of its choices, a text that is one, and an object that no attribute can be', () => {
  const given = { theme: 'dark', other: 'blue', strings: '{}', own: { posted: '好' }, none: null, empty: '' };
  expect(readChoice(given, 'theme', ['light', 'dark'])).toBe('dark');
  expect(readChoice(given, 'other', ['light', 'dark'])).toBeUndefined();
  expect([readText(given, 'theme'), readText(given, 'own'), readText(given, 'empty')]).toEqual([
    'dark',
    undefined,
    undefined,
  ]);
  expect(readRich(given, 'strings')).toBeUndefined();
  expect(readRich(given, 'none')).toBeUndefined();
  expect(readRich(given, 'own')).toBe(given.own);
});

it('leaves out what is undefined, and nothing else', () => {
  expect(withoutNothing({ a: undefined, b: null, c: 0, d: false })).toEqual({ b: null, c: 0, d: false });
});
