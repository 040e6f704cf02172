import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: '14rem',
});

export const cover = style({ flex: 'none', inlineSize: 64 });

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  whiteSpace: 'nowrap',
});
