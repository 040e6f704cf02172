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
