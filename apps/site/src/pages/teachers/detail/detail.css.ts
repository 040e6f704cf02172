import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[24],
  marginBlockStart: vars.space[24],
  paddingBlockEnd: vars.space[32],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const face = style({ flex: 'none', inlineSize: 72 });

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[56],
  marginBlockStart: vars.space[40],
});
