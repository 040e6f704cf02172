import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A name and what can be chosen beside it; above it on a telephone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'baseline',
  '@media': { '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[4] } },
});

export const name = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
