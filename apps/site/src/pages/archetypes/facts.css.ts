import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: vars.space[8], margin: 0 });

/** Name and value beside each other, or below each other where there is no room. */
export const fact = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[12]}` });

export const name = style({ flex: '0 0 7em', color: vars.color.muted });

export const value = style({
  flex: '1 1 12em',
  margin: 0,
  color: vars.color.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
