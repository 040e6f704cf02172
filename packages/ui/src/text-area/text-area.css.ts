import { style } from '@vanilla-extract/css';
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
  paddingBlock: 'var(--sy-private-inset)',
  vars: { '--sy-private-inset': '0.375rem' },
  overscrollBehavior: 'contain',
  scrollPaddingBlock: 6,
});

export const count = style({
  ...ownText('small', 'muted'),
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.critical } },
});
