import { style, styleVariants } from '@vanilla-extract/css';
import { lineInset } from '../field/line-inset.ts';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

/** `lh` is the line of the text itself, so a reader's larger text keeps its number of lines. */
export const area = style({
  display: 'block',
  resize: 'none',
  overflowBlock: 'auto',
  fieldSizing: 'content',
  minBlockSize: 'calc(var(--sy-private-rows) * 1lh + 2 * var(--sy-private-inset))',
  maxBlockSize: 'calc(var(--sy-private-max-rows) * 1lh + 2 * var(--sy-private-inset))',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: 6,
});

export const inset = styleVariants(
  { small: 'small', standard: 'standard', large: 'large' } as const,
  (size) => ({
    vars: { '--sy-private-inset': lineInset(size) },
  }),
);

export const count = style({
  ...ownText('small', 'muted'),
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.critical } },
});
