import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': { '(max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A code is read from light alone, in every theme. */
export const code = style({ inlineSize: 160, blockSize: 160, borderRadius: vars.radius.control });

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[32], margin: 0 });

export const name = style({ color: vars.color.muted });

export const value = style({
  margin: 0,
  color: vars.color.strong,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontVariantNumeric: 'tabular-nums',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const posters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[24] });

export const poster = style({ display: 'grid', gap: vars.space[8], margin: 0 });

export const sheet = style({
  inlineSize: 225,
  blockSize: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

export const save = style({ color: vars.color.action, minBlockSize: vars.control.small });
