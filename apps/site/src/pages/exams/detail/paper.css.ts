import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const attempts = style({ listStyle: 'none', margin: 0, padding: 0 });

export const attempt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.inset.row,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const when = style({ flex: '1 1 10rem', color: vars.color.muted });
