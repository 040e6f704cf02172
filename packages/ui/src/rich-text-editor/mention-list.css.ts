import { style } from '@vanilla-extract/css';
import { floating } from '../listbox/looks.ts';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

export const people = style({
  ...floating,
  ...ownText('base', 'body'),
  boxSizing: 'border-box',
  inlineSize: '16rem',
  maxInlineSize: '100%',
  padding: vars.space[4],
  pointerEvents: 'auto',
  maxBlockSize: '15rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  minBlockSize: vars.control.small,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.actionSoft, outline: '1px solid transparent' },
  },
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
