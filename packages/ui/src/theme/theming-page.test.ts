import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variableOf } from './colour-variables.ts';
import { dark, light, type Palette } from './palette.ts';
import { partnerThemes } from './partner-themes.fixtures.ts';
import { colourNotes } from './token-notes.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/theming.md'), 'utf8');
const loose = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

it.each(Object.keys(light) as (keyof Palette)[])('docs/theming.md says of %s what the code says', (name) => {
  const row = `| \`${variableOf(name)}\` | \`${light[name]}\` | \`${dark[name]}\` | ${colourNotes[name]} |`;
  expect(loose(page)).toContain(loose(row));
});

it('DS-08 docs/theming.md shows the theme that the tests measure', () => {
  const [cinnabar] = partnerThemes;
  // Prettier has its own mind about selectors and small letters.
  const bare = (text: string) => text.replace(/["'\s]/g, '').toLowerCase();
  expect(bare(page)).toContain(bare(cinnabar?.css ?? 'no school'));
});
