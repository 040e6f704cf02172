import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[32], margin: 0 });

export const figure = style({ display: 'grid', gap: vars.space[4] });

export const name = style({ color: vars.color.muted });

export const link = style({ color: vars.color.action });

export const value = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontVariantNumeric: 'tabular-nums',
});
