import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: '14rem',
});

export const picture = style({ flex: 'none', inlineSize: 96 });
