import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const label = style({ color: vars.color.muted });

/** Text with a number sign, without a frame: nothing that is pressed to change something. */
export const tag = style({
  color: vars.color.body,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action, textDecoration: 'underline' } },
});
