import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { ThemeRoot } from './theme-root.tsx';

it('marks its area with the theme it was given, or leaves the one around it', () => {
  render(
    <ThemeRoot theme="dark">
      <p>外</p>
      <ThemeRoot>
        <p>内</p>
      </ThemeRoot>
    </ThemeRoot>,
  );
  const areaOf = (text: string) => screen.getByText(text).parentElement;
  expect(areaOf('外')?.getAttribute('data-sy-theme')).toBe('dark');
  expect(areaOf('内')?.hasAttribute('data-sy-theme')).toBe(false);
});

it('marks its area with a density, or leaves the one around it', () => {
  render(
    <ThemeRoot density="compact">
      <ThemeRoot>
        <p>内</p>
      </ThemeRoot>
    </ThemeRoot>,
  );
  const inner = screen.getByText('内').parentElement;
  expect(inner?.hasAttribute('data-sy-density')).toBe(false);
  expect(inner?.parentElement?.getAttribute('data-sy-density')).toBe('compact');
});

const namesIn = (part: object | string): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as Record<string, object | string>).flatMap(namesIn);

it('DS-08 names its variables for good: renaming one breaks the schools that set it', () => {
  expect(namesIn(vars)).toMatchInlineSnapshot(`
    [
      "var(--sy-color-page)",
      "var(--sy-color-raised)",
      "var(--sy-color-sunken)",
      "var(--sy-color-strong)",
      "var(--sy-color-body)",
      "var(--sy-color-muted)",
      "var(--sy-color-line)",
      "var(--sy-color-outline)",
      "var(--sy-color-action)",
      "var(--sy-color-action-hover)",
      "var(--sy-color-action-soft)",
      "var(--sy-color-on-action)",
      "var(--sy-color-critical)",
      "var(--sy-color-critical-hover)",
      "var(--sy-color-critical-soft)",
      "var(--sy-color-on-critical)",
      "var(--sy-color-gold)",
      "var(--sy-color-gold-strong)",
      "var(--sy-color-gold-soft)",
      "var(--sy-color-focus)",
      "var(--sy-color-scrim)",
      "var(--sy-font-text)",
      "var(--sy-font-reading)",
      "var(--sy-font-code)",
      "var(--sy-text-caption-size)",
      "var(--sy-text-caption-line)",
      "var(--sy-text-small-size)",
      "var(--sy-text-small-line)",
      "var(--sy-text-base-size)",
      "var(--sy-text-base-line)",
      "var(--sy-text-reading-size)",
      "var(--sy-text-reading-line)",
      "var(--sy-text-lead-size)",
      "var(--sy-text-lead-line)",
      "var(--sy-text-title-size)",
      "var(--sy-text-title-line)",
      "var(--sy-text-headline-size)",
      "var(--sy-text-headline-line)",
      "var(--sy-text-display-size)",
      "var(--sy-text-display-line)",
      "var(--sy-space-4)",
      "var(--sy-space-8)",
      "var(--sy-space-12)",
      "var(--sy-space-16)",
      "var(--sy-space-20)",
      "var(--sy-space-24)",
      "var(--sy-space-32)",
      "var(--sy-space-40)",
      "var(--sy-space-56)",
      "var(--sy-space-72)",
      "var(--sy-control-small)",
      "var(--sy-control-standard)",
      "var(--sy-control-large)",
      "var(--sy-inset-row)",
      "var(--sy-inset-card)",
      "var(--sy-radius-control)",
      "var(--sy-radius-card)",
      "var(--sy-radius-dialog)",
      "var(--sy-radius-full)",
      "var(--sy-shadow-raised)",
      "var(--sy-shadow-floating)",
      "var(--sy-shadow-modal)",
      "var(--sy-motion-state)",
      "var(--sy-motion-enter)",
      "var(--sy-motion-large)",
      "var(--sy-motion-easing)",
    ]
  `);
});
