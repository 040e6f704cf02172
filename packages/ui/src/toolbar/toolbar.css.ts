import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { selfContained } from '../theme/mixins.ts';

export const toolbar = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      inlineSize: 'fit-content',
    },
  },
});

export const framed = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  selectors: { '[data-orientation="vertical"] > &': { flexDirection: 'column' } },
});

/** Stands across the row. */
export const separator = style({
  alignSelf: 'stretch',
  flex: 'none',
  inlineSize: 1,
  minBlockSize: '1.25rem',
  marginBlock: vars.space[4],
  marginInline: vars.space[8],
  border: 0,
  background: vars.color.line,
  selectors: {
    '[data-orientation="vertical"] > &': {
      inlineSize: 'auto',
      blockSize: 1,
      minBlockSize: 1,
      marginBlock: vars.space[8],
      marginInline: vars.space[4],
    },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
