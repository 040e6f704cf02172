import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const icon = style({
  selectors: { '&&': { background: vars.color.criticalSoft, color: vars.color.criticalHover } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
});
