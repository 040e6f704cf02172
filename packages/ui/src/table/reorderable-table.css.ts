import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, selfContained } from '../theme/mixins.ts';

export const handle = style({
  ...selfContained,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.muted,
  appearance: 'none',
  cursor: 'grab',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.strong },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

/** Line between two rows where a dragged row will fall. */
export const gap = style({
  selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.color.action}` } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-drop-target]': { outlineColor: 'Highlight' } } },
  },
});
