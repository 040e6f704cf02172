import temml from 'temml';
import { expect, it } from 'vitest';
import { capFormula } from './cap-formula.ts';
import type { MathTree } from './math-tree.ts';

/** The markup of a formula with its lengths capped. */
function drawn(tex: string): string {
  const tree = temml.__renderToMathMLTree(tex, { trust: false, maxSize: [20, 20] }) as MathTree & {
    toMarkup: () => string;
  };
  capFormula(tree);
  return tree.toMarkup();
}

/** The largest length that any part of a formula asks for, whatever its sign. */
function largest(markup: string): number {
  const lengths = markup.matchAll(/[+-]?(\d*\.?\d+)(?:em|rem|ex|px|pt|pc|in|cm|mm|mu)\b/g);
  return Math.max(0, ...[...lengths].map(([, number]) => Number(number)));
}

it.each([
  ['\\raisebox{-9999em}{x}', 3],
  ['\\raisebox{-999999em}{x}', 3],
  ['\\raisebox{-99in}{\\raisebox{99cm}{x}}', 3],
  ['\\rule[300em]{2em}{900em}', 3],
  ['\\kern-999em x', 20],
  ['\\hspace{-99cm}x\\hspace{99cm}', 20],
  ['\\mskip 9999mu x', 20],
  ['\\genfrac{}{}{999em}{}{a}{b}', 3],
  ['\\def\\arraystretch{900}\\begin{array}{c}a\\\\b\\end{array}', 3],
])('%s pushes nothing further than %d letters', (tex, most) => {
  expect(largest(drawn(tex))).toBeLessThanOrEqual(most);
});

it.each(['\\raisebox{-0.5em}{x}', 'a\\quad b', '\\bigl(x\\bigr)', '\\hspace{5em}x', '\\rule{1em}{2pt}'])(
  'leaves %s as it is',
  (tex) => {
    const plain = temml.__renderToMathMLTree(tex, { trust: false }) as { toMarkup: () => string };
    expect(drawn(tex)).toBe(plain.toMarkup());
  },
);

const rows = (count: number) => `\\begin{array}{c}${'a\\\\'.repeat(count - 1)}a\\end{array}`;

it('draws a table of fifty rows, and refuses one with more, tables in tables too', () => {
  expect(drawn(rows(50))).toContain('mtable');
  expect(() => drawn(rows(51))).toThrow(RangeError);
  expect(() => drawn(`\\begin{array}{c}${rows(30)}\\\\${rows(30)}\\end{array}`)).toThrow(RangeError);
});
