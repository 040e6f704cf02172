import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { pressable, ring } from './comment-place.css.ts';

export const sorts = style({
  display: 'flex',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
});

export const sort = style({
  ...ownText('small', 'muted'),
  ...pressable,
  minBlockSize: vars.control.small,
  paddingInline: vars.space[8],
  selectors: {
    '&:hover': { color: vars.color.actionHover },
    '&:focus-visible': ring,
    '&[aria-pressed=true]': { color: vars.color.strong, fontWeight: 600, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { color: 'Highlight' } } },
  },
});
