import { expect, it } from 'vitest';
import { findMisuse, misuseWords } from './misuse.ts';
import { isOdd } from './odd-words.ts';

const known = ['target', 'theme', 'page-size'];
const target = 'article/7';
const isGlobal = (name: string) => ['class', 'title'].includes(name);

const page = 'https://partner.example';
const address = 'https://school.example';

it.each([
  ['the target is missing', {}, { target: undefined }, 'target="article/7"'],
  ['the target "" is missing', { target: '' }, { target: '' }, 'target="article/7"'],
  ['the target "7" is none', { target: '7' }, { target: '7' }, 'target="article/7"'],
  ['the target {} is none', {}, { target: {} }, 'target="article/7"'],
  ['theme "night" is unknown', { theme: 'night' }, { target, theme: 'night' }, 'theme="dark"'],
  ['locale "fr" is unknown', {}, { target, locale: 'fr' }, 'locale="zh-CN" or locale="en"'],
  ['density 3 is unknown', {}, { target, density: 3 }, 'density="compact"'],
  ['loads "later" is unknown', {}, { target, loads: 'later' }, 'loads="when-visible"'],
  ['the attribute pagesize is unknown', { pagesize: '5' }, { target }, 'page-size'],
])('%s: the line names the widget, what is wrong and what to write', (_, attributes, given, advice) => {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  expect(isOdd(element, known, given)).toBe(true);
  const [misuse, ...more] = findMisuse(Object.keys(attributes), given, known, isGlobal);
  expect(more).toEqual([]);
  const words = misuse ? misuseWords('shuyuan-comments', misuse, known) : '';
  expect(words).toContain('<shuyuan-comments>: ');
  expect(words).toContain(advice);
});

it.each([
  [false, 'does not answer', 'base-url'],
  [true, `refuses pages of ${page}`, `EMBED_ORIGINS=${page}`],
])('says whether a school is away or refuses the page: %s', (isThere, wrong, advice) => {
  const words = misuseWords('shuyuan-search', { kind: 'unreachable', address, page, isThere }, known);
  expect(words).toContain(`<shuyuan-search>: ${address} ${wrong}`);
  expect(words).toContain(advice);
});

it.each([
  ['a target as a pair', [], { target: { type: 'article', id: 7 } }],
  ['no theme', [], { target, theme: undefined, locale: null, density: '' }],
  ['known words', ['target', 'theme'], { target, theme: 'auto', locale: 'en', density: 'compact' }],
  ['attributes of every element', ['class', 'title'], { target }],
  ['what frameworks leave', ['data-v-1f', 'aria-label', 'v-cloak', '_ngcontent-c1', 'onclick'], { target }],
  ['a widget without a target', [], { theme: 'dark' }],
])('has nothing to say of %s', (_, attributes, given) => {
  expect(findMisuse(attributes, given, known, isGlobal)).toEqual([]);
});
