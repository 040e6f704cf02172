import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownText } from '../widget/own-text.ts';

export const transcript = style({
  ...ownBox('transcript'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const count = style(ownText('small', 'muted'));

export const lines = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 'min(28rem, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `1px solid ${vars.color.line}`,
});

export const line = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(3rem, max-content) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: vars.control.small,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  border: 'none',
  borderInlineStart: '3px solid transparent',
  background: 'transparent',
  whiteSpace: 'pre-line',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: -2 },
    '&[aria-current]': {
      color: vars.color.strong,
      background: vars.color.actionSoft,
      borderInlineStartColor: vars.color.action,
      fontWeight: 600,
    },
    '&[data-found]': { textDecorationLine: 'underline', textDecorationColor: vars.color.action },
  },
  '@media': { '(hover: none)': { minBlockSize: '2.75rem' } },
});

export const time = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

/** Over the foot of the list, where the thumb is. */
export const back = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[12],
  display: 'flex',
  justifyContent: 'center',
});
