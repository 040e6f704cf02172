import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';
import * as looks from './looks.ts';

/** As wide as the field that opens it, or as its words need. */
export const popover = style({
  ...looks.floating,
  boxSizing: 'border-box',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(max(30rem, var(--trigger-width)), 100vw - 1rem)',
});

export const list = style(looks.rows);

export const option = style({
  ...looks.row,
  // Words stand under the words of the field.
  paddingInline: vars.space[8],
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  // An opening bracket starts where other words start.
  textSpacingTrim: 'trim-start',
  selectors: { ...looks.row.selectors, '&[aria-selected="true"]': { fontWeight: 500 } },
});

/** Only there to name the option; its words stand in the row themselves. */
export const name = style({ display: 'contents' });

export const icon = style({ ...looks.rowIcon, gridColumn: 1 });
export const label = style({ gridColumn: 2, overflowWrap: 'anywhere' });
export const labelAlone = style({ gridColumn: '1 / 3', overflowWrap: 'anywhere' });
export const description = style({ ...looks.rowDescription, gridColumn: 2, fontWeight: 400 });
export const descriptionAlone = style([description, { gridColumn: '1 / 3' }]);

/** Keeps its place while nothing is chosen, so that no row changes its width. */
export const mark = style({
  display: 'flex',
  gridColumn: 3,
  gridRow: 1,
  alignItems: 'center',
  blockSize: vars.text.base.line,
  color: vars.color.action,
  visibility: 'hidden',
  selectors: { '[aria-selected="true"] > &': { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const sectionTitle = style({ ...looks.sectionTitle, paddingInline: vars.space[8] });

/** Where there is nothing to choose, or not yet. */
export const empty = style({
  ...ownText('base', 'muted'),
  paddingBlock: vars.inset.row,
  paddingInline: vars.space[8],
});
