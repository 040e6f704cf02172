import { style } from '@vanilla-extract/css';
import { vars } from '@shuyuan/ui/theme';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  margin: 0,
});

export const refusal = style({
  // Out of the row while it has nothing to say, but there: a region that comes with its words is often not heard.
  ':empty': { position: 'absolute' },
});

export const refusalText = style({
  boxSizing: 'border-box',
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'center',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.criticalSoft,
  color: vars.color.critical,
});
