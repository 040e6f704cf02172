import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

export const field = style({ minInlineSize: 0 });

/** In the flow: a row that is not drawn out of sight would cut off what hangs over its edge. */
export const people = style({
  ...ownText('base', 'body'),
  marginBlockStart: vars.space[4],
  padding: vars.space[4],
  maxBlockSize: '15rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const stale = style({
  ...ownText('small', 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
});
