import { expect, it } from 'vitest';
import { contrastFindings } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { dark, light, seeds, type Palette } from './palette.ts';
import { createSchoolTheme } from './school-theme.ts';

const byRole = (variables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name.replace('--sy-color-', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as unknown as Palette;

it('turns the seeds of the house into its two palettes, to the last digit', () => {
  const { light: day, dark: night, adjustments } = createSchoolTheme(seeds);
  expect(byRole(day)).toEqual(light);
  expect(byRole(night)).toEqual(dark);
  expect(adjustments).toEqual([]);
});

it('keeps the seeds of the house in its palettes', () => {
  const { paper, ink, night, action, critical, gold } = seeds;
  expect(light).toMatchObject({ page: paper, strong: ink, action, critical, gold });
  expect(dark.page).toBe(night);
});

const schools = {
  'ink blue': { action: '#1F4E8C', paper: '#F7F9FC', ink: '#16202E' },
  grey: { action: '#1A1A1A', paper: '#FFFFFF', ink: '#111111', night: '#161616' },
  'a yellow that nobody can read on white': { action: '#F5C518' },
  'a green too vivid for a screen, on brown paper': { action: '#00FF00', paper: '#EEE0C0' },
  'magenta everywhere': { action: '#FF00FF', critical: '#FF00FF', gold: '#FF00FF' },
};

it.each(Object.entries(schools))('DS-08 makes both themes of %s readable', (_, school) => {
  const theme = createSchoolTheme(school);
  expect(contrastFindings(byRole(theme.light))).toEqual([]);
  expect(contrastFindings(byRole(theme.dark))).toEqual([]);
});

it('keeps a readable seed as it was given, and says what became of another', () => {
  const blue = createSchoolTheme(schools['ink blue']);
  expect(blue.light['--sy-color-action']).toBe('#1F4E8C');
  expect(blue.light['--sy-color-strong']).toBe('#16202E');
  expect(blue.adjustments).toEqual([]);
  expect(createSchoolTheme({ action: '#F5C518' }).adjustments).toEqual([
    expect.stringMatching(/^action #F5C518 cannot be read on every paper by day: it became #[0-9A-F]{6}$/),
  ]);
});

it('stays grey when the seeds are grey', () => {
  const { light: day, dark: night } = createSchoolTheme(schools.grey);
  for (const name of ['page', 'line', 'body', 'muted', 'action', 'action-soft'])
    for (const palette of [day, night])
      expect(toOklch(palette[`--sy-color-${name}`] ?? '').c).toBeLessThan(0.002);
});

it('writes one rule that holds by day, by night and in nested areas', () => {
  const { css } = createSchoolTheme({ action: '#1F4E8C' }, { selector: '.science' });
  expect(css).toMatch(/^@supports [^{]+\{\n\.science, :is\(\.science\) \[data-sy-theme\] \{\n/);
  expect(css).toContain(`  --sy-color-page: light-dark(#FBFAF7, #14161A);\n`);
  expect(css.match(/--sy-color-/g)).toHaveLength(Object.keys(light).length);
});

it('refuses what is no colour, and papers on which nothing can be read', () => {
  expect(() => createSchoolTheme({ action: 'teal' })).toThrow('teal is not a colour of the form #rrggbb');
  expect(() => createSchoolTheme({ action: '#0E7A6B', paper: '#808080' })).toThrow(/that can be read/);
});

it('takes chroma, never lightness, from a colour that no screen shows', () => {
  const shown = toOklch(toHex({ l: 0.7, c: 0.4, h: 150 }));
  expect(shown.l).toBeCloseTo(0.7, 2);
  expect(shown.c).toBeLessThan(0.25);
});
