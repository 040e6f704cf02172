import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const anchor = style({ minInlineSize: 0 });

export const open = style({
  selectors: { '&[aria-expanded="true"]': { color: vars.color.strong } },
});

/** The ring lies in the middle of it. */
export const waiting = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
});
