import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[72],
  minBlockSize: 560,
  padding: vars.space[40],
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
});

export const panel = style({ inlineSize: 420 });
