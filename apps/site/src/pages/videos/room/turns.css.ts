import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const turns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  borderBlock: `1px solid ${vars.color.line}`,
});

const turn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minBlockSize: 44,
  borderRadius: vars.radius.control,
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const previous = style([turn, { gridColumn: 1 }]);
export const next = style([turn, { gridColumn: 2, textAlign: 'end' }]);

export const label = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const title = style({
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  fontWeight: 600,
  textWrap: 'pretty',
});
