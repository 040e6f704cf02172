import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const description = style({
  ...ownText('reading', 'body'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** High enough to be pressed with a finger, on a line of text. */
export const moment = style({
  ...ownText('base', 'action'),
  display: 'inline-block',
  // Colours of the system draw it.
  border: '1px solid transparent',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.actionSoft,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.text.base.line,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
