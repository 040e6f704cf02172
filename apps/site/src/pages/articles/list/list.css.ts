import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { isNarrow } from '../../../shell/screens.ts';

export const page = style({ paddingBlockStart: vars.space[40] });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  boxSizing: 'border-box',
  minBlockSize: vars.control.standard,
  paddingBlock: 6,
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.body,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.state} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.action, color: vars.color.action },
    '&[aria-current]': {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      color: vars.color.action,
      fontWeight: 600,
    },
  },
});

export const count = style({
  fontSize: vars.text.caption.size,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

export const results = style({ display: 'block' });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[40],
  '@media': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The rows of the page before, until those of the next one are there. */
export const staleRows = style([
  rows,
  { opacity: 0.5, transition: `opacity ${vars.motion.enter} ${vars.motion.easing} 300ms` },
]);

export const row = style({
  paddingBlock: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const skeletonRow = style({ display: 'flex', gap: vars.space[20] });
export const skeletonPicture = style({ flex: 'none', inlineSize: 'clamp(7rem, 26%, 13rem)' });
export const skeletonText = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});
