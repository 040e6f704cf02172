import { globalStyle } from '@vanilla-extract/css';

type Styles = Parameters<typeof globalStyle>[1];

/** Rules for what stands in `root`, by selector or by several. */
export const within = (root: string) => (selectors: string | string[], styles: Styles) =>
  globalStyle(
    [selectors]
      .flat()
      .map((selector) => `${root} ${selector}`)
      .join(', '),
    styles,
  );
