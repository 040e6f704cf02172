import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ position: 'relative' });

/** In the margin, beside the first line of its paragraph. There for the keyboard also while nothing is pointed at. */
export const mark = style({
  position: 'absolute',
  insetInlineEnd: -32,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.page,
  color: vars.color.action,
  cursor: 'pointer',
  opacity: 0,
  transition: 'opacity 120ms',
  selectors: {
    '&[data-shown]': { opacity: 1 },
    '&:hover': { background: vars.color.actionSoft },
    '&:focus-visible': { opacity: 1, outline: `2px solid ${vars.color.action}`, outlineOffset: 2 },
  },
  '@media': {
    // There is no margin to stand in.
    '(max-width: 720px)': { insetInlineEnd: -20, inlineSize: 44, blockSize: 44 },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    print: { display: 'none' },
  },
});
