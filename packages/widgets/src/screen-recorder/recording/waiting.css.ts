import { vars } from '@shuyuan/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../../widget/own-text.ts';
import { figures, focused, forced, still } from '../views/look.css.ts';

export const sheet = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: `${vars.space[32]} ${vars.space[24]}`,
  paddingInline: vars.space[24],
  textAlign: 'center',
  lineBreak: 'strict',
  overflowY: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focused, outlineOffset: -4, borderRadius: vars.radius.dialog } },
});

export const seal = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: vars.space[16],
  borderRadius: '50%',
  background: vars.color.actionSoft,
  color: vars.color.action,
});

export const title = style({
  ...ownHeading('lead'),
  textAlign: 'center',
  textWrap: 'balance',
});

export const lead = style({
  ...ownText('base', 'muted'),
  marginBlockStart: vars.space[4],
  textAlign: 'center',
  textWrap: 'balance',
});

export const progress = style({ inlineSize: '100%', marginBlock: `${vars.space[24]} ${vars.space[8]}` });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});

/** Behind the numeral the page is seen: it is what will be recorded. */
export const count = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[32],
  paddingInline: vars.space[24],
  textAlign: 'center',
  overflowY: 'auto',
});

export const dial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '11rem',
  blockSize: '11rem',
  flex: 'none',
});

const shrink = keyframes({ from: { strokeDashoffset: 0 }, to: { strokeDashoffset: 100 } });

export const ring = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
const circle = {
  fill: 'none',
  strokeWidth: 2,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
} as const;
export const groove = style({
  ...circle,
  stroke: vars.color.line,
  '@media': { [forced]: { stroke: 'GrayText' } },
});
/** One turn is one second. Where nothing may move it stands still. */
export const arc = style({
  ...circle,
  stroke: vars.color.action,
  strokeLinecap: 'round',
  strokeDasharray: '100 100',
  animation: `${shrink} 1s linear forwards`,
  '@media': { [still]: { animation: 'none' }, [forced]: { stroke: 'Highlight', forcedColorAdjust: 'none' } },
});

export const numeral = style({
  ...ownText('display', 'strong'),
  ...figures,
  fontFamily: vars.font.reading,
  fontSize: '6rem',
  lineHeight: 1,
  fontWeight: 600,
});
