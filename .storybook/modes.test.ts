import { expect, it } from 'vitest';
import { globalTypes, initialGlobals } from './globals.ts';
import { modes } from './modes.ts';

/** Values that Storybook's toolbar offers, by global. */
const offered = new Map(
  Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar.items.map(({ value }) => value)]),
);

it.each(Object.entries(modes))('shows Chromatic %s by a global that Storybook has', (_name, globals) => {
  for (const [name, value] of Object.entries(globals)) expect(offered.get(name)).toContain(value);
});

it('shows Chromatic the default look, dark, right to left and a school', () => {
  expect(Object.values(modes)).toEqual([
    { theme: initialGlobals.theme },
    { theme: 'dark' },
    { direction: 'rtl' },
    { school: modes['a school'].school },
  ]);
  expect(modes['a school'].school).not.toBe(initialGlobals.school);
});
