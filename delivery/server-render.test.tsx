// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { renderApp, renderSpecimens } from './server-render.tsx';

/**
 * Components whose markup carries a `style` attribute, which a policy without `unsafe-inline` refuses in a page that
 * the server rendered, and why they have it all the same. Drawn in the browser alone, none of it is refused.
 */
const hidden =
  "react-aria's element that is heard and not seen; refused, it shows until the page draws it anew";
const computed = 'a share or place that is computed; refused, the bar stands empty until its value changes';
const grouped =
  "react-aria's wrapper without a box of its own, or the level of a row; refused, nothing is seen of it";
const styled: Record<string, string> = {
  checkbox: hidden,
  'code-field': 'how many boxes there are; refused, they have no width',
  'date-field': hidden,
  'date-picker': hidden,
  'drop-zone': hidden,
  'file-trigger': hidden,
  'radio-group': hidden,
  slider: computed,
  switch: hidden,
  'grid-list': grouped,
  meter: computed,
  progress: computed,
  'table-of-choices': grouped,
  'tag-group': grouped,
  tree: grouped,
  'text-area': 'how far it grows with its text; refused, it stays as high as its `rows` say and scrolls',
};

it('renders every specimen on the server without a warning', () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  expect(typeof document).toBe('undefined');
  expect(renderApp()).toContain('data-component="button"');
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('writes style attributes, which a strict policy refuses, only where it says why', () => {
  const found = Object.entries(renderSpecimens()).flatMap(([name, html]) =>
    / style="/.test(html) ? [name] : [],
  );
  expect(found.sort()).toEqual(Object.keys(styled).sort());
});
