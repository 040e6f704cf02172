import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** In rem: with large text the form needs the width sooner. */
const narrow = '(width < 43.75rem)';

export const page = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[72],
  minBlockSize: 560,
  padding: vars.space[40],
  '@media': { [narrow]: { alignItems: 'flex-start', minBlockSize: 0, padding: vars.space[16] } },
});

export const couplet = style({
  maxBlockSize: 400,
  color: vars.color.muted,
  fontFamily: vars.font.reading,
  fontSize: vars.text.headline.size,
  lineHeight: 1.8,
  letterSpacing: '0.2em',
  writingMode: 'vertical-rl',
  selectors: { ':lang(en) &': { display: 'none' } },
  '@media': { [narrow]: { display: 'none' } },
});

export const panel = style({
  flex: '0 1 420px',
  minInlineSize: 0,
  '@media': { [narrow]: { flexBasis: '100%' } },
});
