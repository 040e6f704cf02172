import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { nameHover, nameLooks } from './name-looks.ts';

/** A link in the middle of words. */
export const name = style({
  ...nameLooks,
  selectors: {
    '&:hover': nameHover,
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
