import type { MathTree } from './math-tree.ts';

/** How far a formula may push to the side, and how far up or down: in the size of its letters. */
const most = { aside: 20, upright: 3 };

/** What stands below one another in all of one formula, its tables in tables too. */
const mostRows = 50;

/** The size of a letter, in which each unit is counted; what counts from the part itself is left as it is. */
const inLetters: Record<string, number> = {
  em: 1,
  rem: 1,
  ex: 0.43,
  ch: 0.5,
  mu: 1 / 18,
  px: 1 / 16,
  pt: 1 / 12,
  pc: 1,
  in: 6,
  cm: 2.36,
  mm: 0.236,
};

const length =
  /([+-]?)((?<![\d.])(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(em|rem|ex|ch|mu|px|pt|pc|in|cm|mm)\b/gi;
const aside = /left|right|width|space|inline/i;

const capped = (name: string, value: string) =>
  value.replace(length, (whole, sign: string, number: string, unit: string) => {
    const limit = name !== 'padding' && aside.test(name) ? most.aside : most.upright;
    return Number(number) * (inLetters[unit.toLowerCase()] ?? 1) > limit ? `${sign}${limit}em` : whole;
  });

/** Caps every length in a formula, negative ones too. Throws when it has more rows than anybody reads. */
export function capFormula(tree: MathTree) {
  let rows = 0;
  const visit = ({ type, attributes = {}, style = {}, children = [] }: MathTree) => {
    if (type === 'mtr' && (rows += 1) > mostRows) throw new RangeError(`More than ${mostRows} rows.`);
    for (const values of [attributes, style])
      for (const [name, value] of Object.entries(values))
        if (typeof value === 'string' && value !== '') values[name] = capped(name, value);
    for (const child of children) visit(child);
  };
  visit(tree);
}
