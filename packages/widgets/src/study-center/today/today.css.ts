import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../../widget/own-text.ts';
import { isNarrow } from '../study-center.css.ts';

export const today = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  marginBlockEnd: vars.space[40],
});

export const failed = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlockEnd: vars.space[24],
});

/** The largest thing of the page. */
export const next = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
  padding: vars.space[40],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  background: `linear-gradient(150deg, ${vars.color.actionSoft}, ${vars.color.sunken} 85%)`,
  '@container': {
    [isNarrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[20],
      padding: vars.space[20],
    },
  },
});

export const nextText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const eyebrow = style(ownText('base', 'body'));

export const nextTitle = style({
  ...ownHeading('display'),
  textWrap: 'balance',
  '@container': {
    [isNarrow]: { fontSize: vars.text.headline.size, lineHeight: vars.text.headline.line },
  },
});

export const note = style({ ...ownText('base', 'body'), fontVariantNumeric: 'tabular-nums' });

export const nextWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[16],
});

export const nextCover = style({
  '@container': { [isNarrow]: { order: -1 } },
});

export const bar = style({
  blockSize: 4,
  marginBlockStart: vars.space[16],
  borderRadius: vars.radius.full,
  background: vars.color.line,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const barFill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.action,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 1fr) minmax(0, 2fr) auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[20],
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  '@container': {
    [isNarrow]: {
      selectors: {
        '& + &': { borderInlineStart: 'none', borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

export const streakPart = part;
export const weekPart = part;
export const mapPart = part;

export const partTitle = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[12]}`,
  fontWeight: 600,
});

export const partNote = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const streak = style({ ...ownHeading('display'), fontVariantNumeric: 'tabular-nums' });

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const weekDay = style({
  ...ownText('caption', 'muted'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const minutes = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** As high as the most that is shown; how much of it is filled says the same as the colour. */
export const column = style({
  display: 'flex',
  alignItems: 'end',
  inlineSize: '100%',
  maxInlineSize: 32,
  blockSize: 56,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: -1 } },
});

const filled = (level: 1 | 2 | 3 | 4) =>
  `color-mix(in srgb, ${vars.color.action} ${level * 25}%, ${vars.color.sunken})`;

const byLevel = {
  '&[data-level="1"]': { background: filled(1) },
  '&[data-level="2"]': { background: filled(2) },
  '&[data-level="3"]': { background: filled(3) },
  '&[data-level="4"]': { background: filled(4) },
};

export const columnFill = style({
  display: 'block',
  inlineSize: '100%',
  selectors: byLevel,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const weekdayName = style({
  whiteSpace: 'nowrap',
  selectors: { [`${weekDay}[aria-current] &`]: { color: vars.color.action, fontWeight: 600 } },
});

export const map = style({ display: 'flex', gap: 3, overflow: 'hidden', justifyContent: 'end' });

export const mapWeek = style({ display: 'flex', flexDirection: 'column', gap: 3 });

export const square = style({
  flex: 'none',
  inlineSize: 11,
  blockSize: 11,
  borderRadius: 3,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: {
    ...byLevel,
    '&[data-ahead]': { background: 'transparent' },
    '&[data-today]': { boxShadow: `inset 0 0 0 2px ${vars.color.strong}` },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      // Colours are the reader's own: only whether something was studied can be shown.
      selectors: {
        '&:not([data-level="0"])': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const legend = style({
  ...ownText('caption', 'muted'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
});
