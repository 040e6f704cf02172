import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { isNarrow } from '../../../shell/screens.ts';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[40],
  '@media': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

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
