import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Over everything, at the foot, so that nothing of the page moves. */
export const bar = style({
  position: 'fixed',
  insetBlockEnd: vars.space[12],
  insetInline: vars.space[12],
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.gold}`,
  borderRadius: vars.radius.card,
  background: vars.color.goldSoft,
  boxShadow: vars.shadow.floating,
});

export const words = style({ color: vars.color.strong });
