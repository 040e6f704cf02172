import { vars } from '@shuyuan/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { question } from '../exam-player.css.ts';
import { highlightName } from './highlight-name.ts';

export const aids = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  margin: 0,
  marginBlockEnd: vars.space[20],
  padding: 0,
  border: 0,
});

export const aid = style({
  ...ownText('small', 'body'),
  minBlockSize: vars.control.small,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.actionSoft, borderColor: vars.color.action },
  },
});

globalStyle(`${question} ::highlight(${highlightName})`, {
  backgroundColor: vars.color.goldSoft,
  color: vars.color.strong,
  textDecoration: `underline ${vars.color.gold} 2px`,
});

const bandSize = '3.5em';

/** Lies over what is asked; only the band between its two veils is seen clearly. */
export const ruler = style({
  ...ownText('lead', 'body'),
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: `var(--band-start) ${bandSize} 1fr`,
  pointerEvents: 'none',
  overflow: 'hidden',
});

export const veil = style({ background: vars.color.page, opacity: 0.85 });

export const band = style({
  borderBlock: `2px solid ${vars.color.action}`,
});

/** Above the veil. */
export const rulerLabel = style({ ...ownText('small', 'muted'), position: 'relative', zIndex: 2 });

export const rulerPlace = style({ inlineSize: '10rem', accentColor: vars.color.action });

export const asked = style({ position: 'relative' });

export const padLabel = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[20],
});
