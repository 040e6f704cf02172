import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** At the end of the window beside the text; from below where there is no room for both. */
export const panel = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  position: 'fixed',
  zIndex: 5,
  insetInlineEnd: 0,
  insetBlock: '64px 0',
  inlineSize: 'min(400px, 100%)',
  padding: `${vars.space[16]} ${vars.space[16]} 0`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.page,
  boxShadow: vars.shadow.floating,
  '@media': {
    '(max-width: 720px)': {
      insetBlock: 'auto 0',
      insetInline: 0,
      inlineSize: '100%',
      blockSize: '70vh',
      borderInlineStart: 'none',
      borderBlockStart: `1px solid ${vars.color.line}`,
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
    },
    print: { display: 'none' },
  },
});

/** Beside the button that closes it. */
export const ways = style({ marginInlineEnd: vars.space[56], marginBlockEnd: vars.space[8] });

export const close = style({
  position: 'absolute',
  insetInlineEnd: vars.space[8],
  insetBlockStart: vars.space[8],
  zIndex: 1,
});
