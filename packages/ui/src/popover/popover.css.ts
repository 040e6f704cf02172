import { style, styleVariants } from '@vanilla-extract/css';
import { floating } from '../listbox/looks.ts';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

export const popover = style({ ...floating, boxSizing: 'border-box' });

export const size = styleVariants({ small: '15rem', standard: '20rem', large: '28rem' }, (width) => ({
  inlineSize: width,
  maxInlineSize: 'calc(100vw - 1rem)',
}));

export const dialog = style({
  ...ownText('base'),
  minBlockSize: 0,
  padding: vars.space[16],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  borderRadius: 'inherit',
  outline: 'none',
});

export const title = style({
  ...ownText('base', 'strong'),
  marginBlockEnd: vars.space[8],
  fontWeight: 600,
  textWrap: 'balance',
});
