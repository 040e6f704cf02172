import { vars } from '../theme/contract.css.ts';
import { focusRing, selfContained } from '../theme/mixins.ts';

/** Handle of a row that can be moved. */
export const dragHandle = {
  ...selfContained,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInline: '-0.25rem',
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
    '&[data-picked]': { background: vars.color.actionSoft, color: vars.color.action },
  },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
} as const;

/** Line between two rows at the place where a dragged one will be dropped. */
export const dropGap = {
  selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.color.action}` } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-drop-target]': { outlineColor: 'Highlight' } } },
  },
} as const;
