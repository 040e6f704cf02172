// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { renderApp, renderSpecimens } from './server-render.tsx';
import { specimens } from './specimens.tsx';

/**
 * Components whose markup carries a `style` attribute, which a policy without `unsafe-inline` refuses in a page that
 * the server rendered, and why they have it all the same. Drawn in the browser alone, none of it is refused.
 */
const styled: Record<string, string> = {
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
  expect(found).toEqual(Object.keys(styled).filter((name) => name in specimens));
});
