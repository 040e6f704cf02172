import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const record = style({
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const things = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[12]}`,
  overflowWrap: 'anywhere',
});
