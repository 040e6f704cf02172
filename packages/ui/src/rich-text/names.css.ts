import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A link in the middle of words. */
export const name = style({
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 'none',
  background: 'none',
  font: 'inherit',
  color: vars.color.action,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.actionHover, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
