import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const anchor = style({ minInlineSize: 0 });

export const open = style({
  selectors: { '&[aria-expanded="true"]': { color: vars.color.strong } },
});

export const waiting = style({
  display: 'flex',
  flex: 'none',
  paddingInline: vars.space[4],
});
