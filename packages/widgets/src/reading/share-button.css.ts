import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

/** One press chooses all of it, where the clipboard is out of reach. */
export const address = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.body,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const scan = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

/** Dark on light in either theme: readers of such codes expect it so. */
export const code = style({ inlineSize: 200, blockSize: 200, borderRadius: vars.radius.control });
