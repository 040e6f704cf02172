import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const cover = style({
  position: 'relative',
  containerType: 'inline-size',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
});

/** A slip of paper pasted onto the cover, as bound books have it. */
export const slip = style({
  position: 'absolute',
  insetBlockStart: '7cqw',
  insetInlineStart: '7cqw',
  boxSizing: 'border-box',
  maxBlockSize: '112cqw',
  overflow: 'hidden',
  paddingBlock: '5cqw',
  paddingInline: '3cqw',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
});

export const title = style({
  display: 'block',
  color: vars.color.strong,
  fontFamily: vars.font.reading,
  fontSize: 'max(12px, 9cqw)',
  fontWeight: 600,
  lineHeight: 1.3,
  writingMode: 'vertical-rl',
  whiteSpace: 'nowrap',
  textOrientation: 'upright',
});
