import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, contrastFindings, contrastPairs } from './contrast.ts';
import { dark, light, type Palette } from './palette.ts';
import { partnerThemes } from './partner-themes.fixtures.ts';

it('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#C2392B', '#C2392B')).toBe(1);
});

it.each(Object.entries({ light, dark }))(
  'DS-08 every pair in use can be read in the %s theme',
  (_, palette) => {
    expect(contrastFindings(palette)).toEqual([]);
  },
);

it('names the pair that cannot be read', () => {
  expect(contrastFindings({ ...light, onAction: '#7FC9BC' })).toEqual([
    '--sy-color-on-action on --sy-color-action has 2.73, needs 4.5',
    '--sy-color-on-action on --sy-color-action-hover has 3.59, needs 4.5',
  ]);
});

it('lists every colour of the palette, but for hairlines that carry no meaning', () => {
  const listed = new Set(contrastPairs.flatMap(({ front, on }) => [front, ...on]));
  expect(Object.keys(light).filter((name) => !listed.has(name as keyof Palette))).toEqual([]);
});

it('writes raw colours only in #rrggbb, which the check can read', () => {
  const names = Object.keys(light) as (keyof Palette)[];
  for (const colour of names.flatMap((name) => [light[name], dark[name]])) {
    expect(colour).toMatch(/^#[0-9A-F]{6}$/);
  }
});

/** The values a school's style sheet sets for colours, by their names in the palette. */
function overrides(css: string, theme: 'light' | 'dark') {
  const values = [...css.matchAll(/--sy-color-([a-z-]+): light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)/g)];
  return Object.fromEntries(
    values.map(([, name = '', day, night]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      theme === 'light' ? day : night,
    ]),
  );
}

describe.each(partnerThemes)('DS-08 $name', ({ css }) => {
  it('themes everything in under twenty lines', () => {
    expect(css.trim().split('\n').length).toBeLessThan(20);
    expect(Object.keys(overrides(css, 'light'))).toHaveLength(
      [...css.matchAll(/--sy-color-[a-z-]+:/g)].length,
    );
  });

  it('stays readable by day and by night', () => {
    expect(contrastFindings({ ...light, ...overrides(css, 'light') })).toEqual([]);
    expect(contrastFindings({ ...dark, ...overrides(css, 'dark') })).toEqual([]);
  });
});

it.each([
  [
    'the second line of a critical row in a menu, and what has been changed in the list of a form',
    'muted',
    4.5,
  ],
  ['the sign beside that', 'action', 3],
] as const)('judges on the soft critical ground, which another rule sets, %s', (_, words, least) => {
  const same = light.criticalSoft;
  const named = contrastFindings({ ...light, [words]: same, [`${words}Hover`]: same });
  expect(named).toContain(`--sy-color-${words} on --sy-color-critical-soft has 1.00, needs ${least}`);
});

/** Text and ground that one style rule sets together. */
function pairsIn(source: string) {
  const rules = source.split(/[{}]/);
  return rules.flatMap((rule) => {
    const ground = /background: vars\.color\.(\w+)/.exec(rule)?.[1];
    const words =
      /[^a-zA-Z]color: vars\.color\.(\w+)/.exec(rule)?.[1] ??
      /ownText\('\w+'(?:, '(\w+)')?\)/.exec(rule)?.map((word) => word || 'body')[1];
    return ground && words ? [[words, ground] as const] : [];
  });
}

it('knows every pair that a component, a widget or a page writes into one rule', () => {
  const repository = join(import.meta.dirname, '../../../..');
  const files = ['packages/ui/src', 'packages/widgets/src', 'apps/site/src'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => join(repository, folder, name)),
  );
  const known = new Set(contrastPairs.flatMap(({ front, on }) => on.map((back) => `${front} on ${back}`)));
  const used = files.flatMap((file) => pairsIn(readFileSync(file, 'utf8')));
  expect(used.length).toBeGreaterThan(20);
  expect(used.map(([words, ground]) => `${words} on ${ground}`).filter((pair) => !known.has(pair))).toEqual(
    [],
  );
});
