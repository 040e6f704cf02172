import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

/** The browser's own cross and results list; ours stands beside. */
export const input = style({
  textOverflow: 'ellipsis',
  selectors: {
    '&&': { paddingInlineStart: vars.space[8] },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
  },
});

/** Glass and ring take the same room, so that the words stand still. */
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1rem',
  blockSize: '1rem',
});

export const shortcut = style({
  ...ownText('caption', 'muted'),
  flex: 'none',
  minInlineSize: '1.25rem',
  marginInlineEnd: vars.space[8],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: vars.color.sunken,
  lineHeight: '1.25rem',
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { 'input:focus ~ &': { visibility: 'hidden' } },
});
