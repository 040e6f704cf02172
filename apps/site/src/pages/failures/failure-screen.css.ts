import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[20],
  minBlockSize: '70vh',
  padding: vars.space[32],
});

export const sign = style({
  color: vars.color.action,
  fontFamily: vars.font.reading,
  fontSize: '6rem',
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: '0.04em',
  opacity: 0.9,
});
