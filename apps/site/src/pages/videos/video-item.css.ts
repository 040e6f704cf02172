import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const cover = style({ position: 'relative' });

/** On whatever the picture shows. */
export const length = style({
  position: 'absolute',
  insetInlineEnd: vars.space[8],
  insetBlockEnd: vars.space[8],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.strong,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
