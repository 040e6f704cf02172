import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { isNarrow } from '../screens.ts';

export const layout = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '14.5rem minmax(0, 1fr)',
  '@media': {
    [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = style({
  boxSizing: 'border-box',
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  blockSize: '100vh',
  overflowY: 'auto',
  padding: vars.space[12],
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@media': { [isNarrow]: { display: 'none' }, print: { display: 'none' } },
});

export const bar = style({
  display: 'none',
  '@media': {
    [isNarrow]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 5,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[8],
      padding: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      background: vars.color.sunken,
    },
    print: { display: 'none' },
  },
});

/** Out of the way of a bar that floats over the lower edge. */
export const main = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '90rem',
  // A band of a page of the site goes to the edges of the window: here it ends beside the navigation.
  overflowX: 'clip',
  padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[72]}`,
  '@media': { [isNarrow]: { padding: `${vars.space[16]} ${vars.space[12]} ${vars.space[72]}` } },
});

export const drawer = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });
