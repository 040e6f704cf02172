import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const tag = style({
  paddingBlock: 2,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  color: vars.color.body,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.state} ${vars.motion.easing}`,
  selectors: { '&:hover': { borderColor: vars.color.action, color: vars.color.action } },
});
