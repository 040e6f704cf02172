import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Scrolls within itself where it is wider than its place. */
export const place = style({ marginBlockEnd: vars.space[16], overflowX: 'auto' });

export const matrix = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const caption = style({
  paddingBlockEnd: vars.space[8],
  color: vars.color.strong,
  textAlign: 'start',
  fontWeight: 600,
});

export const head = style({
  padding: vars.space[8],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const kind = style({
  padding: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.strong,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = style({ padding: vars.space[8], borderBlockStart: `1px solid ${vars.color.line}` });

export const error = style({ margin: 0, marginBlockStart: vars.space[8], color: vars.color.critical });
