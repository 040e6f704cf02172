import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

/** Three lines in a large frame, the line below them, and what is left before the list. */
export const place = style({
  boxSizing: 'border-box',
  minBlockSize: `calc(${vars.control.large} + 2 * ${vars.text.reading.line} + ${vars.space[8]} + ${vars.control.standard} + ${vars.space[24]})`,
  paddingBlockEnd: vars.space[24],
  display: 'grid',
});

export const failed = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
