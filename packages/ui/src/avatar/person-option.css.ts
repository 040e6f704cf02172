import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const option = style({
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
