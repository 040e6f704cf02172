import { describe, expect, it } from 'vitest';
import { readRule, splitAt, tiesOf, weigh } from './cascade-rules.ts';

it.each([
  ['.a', 100],
  ['.a.a', 200],
  ['button.a:hover', 201],
  ['#main .a::before', 10_101],
  ['.a:not([data-rac]):hover', 300],
  ['.a:is(.b, #c)', 10_100],
  [':where(.b, #c) .a', 100],
  ['.a:not(:has(> button:focus-visible))', 201],
  ["[dir='rtl'] > .a + .b", 300],
])('weighs %s', (selector, weight) => {
  expect(weigh(selector)).toBe(weight);
});

it('parts a list of selectors outside of brackets only', () => {
  expect(splitAt('.a:is(.b, .c), .d[title="x"]', ',')).toEqual(['.a:is(.b, .c)', '.d[title="x"]']);
});

describe('ties', () => {
  const rules = (...written: [selector: string, values: Record<string, string>][]) =>
    written.flatMap(([selector, values]) => readRule({ selector, values }));
  const found = (...written: Parameters<typeof rules>) => tiesOf(rules(...written));

  it('are two files of the same weight that want something different', () => {
    expect(found(['.button0', { color: 'red' }], ['.player7', { color: 'blue' }])).toEqual([
      { selectors: '.button0 and .player7', property: 'color' },
    ]);
  });

  it.each([
    ['want the same', '.player7', { color: 'red' }],
    ['are of one file', '.button7', { color: 'blue' }],
    ['are about something else', '.player7', { background: 'blue' }],
    ['draw something else', '.player7::before', { color: 'blue' }],
    ['differ in weight', '.player7.player7', { color: 'blue' }],
  ])('are none where they %s', (_, selector, values) => {
    expect(found(['.button0', { color: 'red' }], [selector, values as Record<string, string>])).toEqual([]);
  });

  it('count below a hand too, unless something heavier always holds', () => {
    const hovered = found(['.button0:hover', { color: 'red' }], ['.player7:hover', { color: 'blue' }]);
    expect(hovered).toHaveLength(1);
    expect(
      found(
        ['.button0:hover', { color: 'red' }],
        ['.player7[data-hovered]', { color: 'blue' }],
        ['.player7.player7.player7', { color: 'green' }],
      ),
    ).toEqual([]);
  });
});
