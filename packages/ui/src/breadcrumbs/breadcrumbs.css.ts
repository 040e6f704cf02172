import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { clamp, focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

export const list = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  listStyle: 'none',
});
export const item = style({
  ...selfContained,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const link = style({
  ...ownText('small', 'muted'),
  ...stateTransition('color'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  textDecoration: 'none',
  borderRadius: 4,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    // A page's own rule for hovered links weighs more than what is said at rest.
    '&:hover': { background: 'transparent', color: vars.color.action, textDecoration: 'none' },
    '&:focus-visible': focusRing,
  },
});

export const current = style({ ...ownText('small', 'body'), ...clamp(1), maxInlineSize: '24em' });
