import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { variableOf } from './colour-variables.ts';
import { dark, light, type Palette } from './palette.ts';
import { ThemeRoot } from './theme-root.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('style');
  vi.restoreAllMocks();
});

/** Sets a theme's colours on the page, as a style sheet would, and says what the console hears. */
function warningsOf(colours: Partial<Palette>) {
  for (const [name, value] of Object.entries(colours))
    document.documentElement.style.setProperty(variableOf(name as keyof Palette), value);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <ThemeRoot>
      <p>好纸好光</p>
    </ThemeRoot>,
  );
  return warn.mock.calls.map(([text]: unknown[]) => text);
}

it('DS-08 names the pair that cannot be read, and the ratio it measured', () => {
  expect(warningsOf({ ...light, onAction: '#7FC9BC' })).toEqual([
    'ThemeRoot: these colours cannot be read on each other. ' +
      '--sy-color-on-action on --sy-color-action has 2.73, needs 4.5; ' +
      '--sy-color-on-action on --sy-color-action-hover has 3.59, needs 4.5.',
  ]);
});

it('says the same only once', () => {
  expect(warningsOf({ ...light, muted: 'rgb(190 190 190)' })).toHaveLength(1);
  vi.restoreAllMocks();
  expect(warningsOf({ ...light, muted: 'rgb(190 190 190)' })).toEqual([]);
});

it.each(Object.entries({ light, dark }))(
  'has nothing to say about the %s theme of the house',
  (_, palette) => {
    expect(warningsOf(palette)).toEqual([]);
  },
);

it('says nothing where there are no colours yet, and leaves nothing in the page', () => {
  expect(warningsOf({})).toEqual([]);
  expect(document.querySelectorAll('[data-component="theme-root"] > *')).toHaveLength(1);
});
