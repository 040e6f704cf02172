import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A button that reads as a link in the middle of words. Spread, as the theme's mixins are. */
export const nameLooks = {
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 'none',
  background: 'none',
  font: 'inherit',
  color: vars.color.action,
  cursor: 'pointer',
} satisfies StyleRule;

export const nameHover = { color: vars.color.actionHover, textDecoration: 'underline' } satisfies StyleRule;
