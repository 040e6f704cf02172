import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A line of about 38 characters at 16 px is read without losing the way to the next one. */
const measure = '38rem';

/** Where a list fits on either side of the text. */
export const hasRoomBeside = 'screen and (min-width: 1100px)';

/** The text in the middle of the page, whatever stands beside it. */
export const frame = style({
  '@media': {
    [hasRoomBeside]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${measure} + 2 * ${vars.space[24]})) minmax(0, 1fr)`,
      alignItems: 'start',
      maxInlineSize: 1280,
      marginInline: 'auto',
      paddingInline: vars.space[24],
    },
  },
});

export const column = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${measure} + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space[40],
  paddingInline: vars.space[24],
  '@media': { [hasRoomBeside]: { gridColumn: 2 } },
});

export const top = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginBlockEnd: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  fontVariantNumeric: 'tabular-nums',
});

export const author = style({ marginInlineStart: `-${vars.space[4]}`, color: vars.color.strong });

/** At the end of the line, wherever the facts before it end. */
export const favorite = style({ display: 'inline-flex', marginInlineStart: 'auto' });

const text = style({ paddingBlockStart: vars.space[40], paddingBlockEnd: vars.space[16] });

const sized = (size: string, line: string) =>
  style([text, { vars: { [vars.text.reading.size]: size, [vars.text.reading.line]: line } }]);

/** The text as large as the reader has chosen. */
export const textOf = {
  standard: text,
  large: sized('1.125rem', '2rem'),
  largest: sized('1.25rem', '2.25rem'),
};

export const paywall = style({ paddingBlockStart: vars.space[32] });

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
});

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[24],
  marginBlockStart: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlock: `1px solid ${vars.color.line}`,
});

const neighbour = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const previous = style([neighbour, { gridColumn: 1 }]);
export const next = style([neighbour, { gridColumn: 2, textAlign: 'end' }]);

export const neighbourLabel = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const neighbourTitle = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  fontWeight: 600,
  textWrap: 'balance',
});

export const comments = style({ paddingBlockStart: vars.space[40] });

export const commented = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  marginBlockEnd: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const related = style({ paddingBlockStart: vars.space[72] });

export const writer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.strong,
});
