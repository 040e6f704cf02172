import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  boxSizing: 'border-box',
  minBlockSize: vars.control.standard,
  paddingBlock: 6,
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.body,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.state} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.action, color: vars.color.action },
    '&[aria-current]': {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      color: vars.color.action,
      fontWeight: 600,
    },
  },
});

export const count = style({
  fontSize: vars.text.caption.size,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});
