import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const changes = style({ display: 'grid', gap: vars.space[24], overflowWrap: 'anywhere' });

export const subject = style({
  margin: 0,
  marginBlockEnd: vars.space[8],
  color: vars.color.strong,
  fontSize: vars.text.reading.size,
});

export const note = style({ margin: 0, marginBlockEnd: vars.space[8], color: vars.color.muted });
