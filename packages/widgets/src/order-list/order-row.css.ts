import { vars } from '@shuyuan/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isNarrow, isTiny } from './order-list.css.ts';

/** What was ordered, then what it costs; what can be done lies below both. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[16]} ${vars.space[24]}`,
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const goods = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const thing = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
  '@container': {
    [isNarrow]: { gridTemplateColumns: '6rem minmax(0, 1fr)' },
    [isTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const picture = style({ '@container': { [isTiny]: { maxInlineSize: '8rem' } } });

/** In the place of the picture that a membership does not have. */
export const membership = style({ display: 'grid', color: vars.color.gold });

export const words = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const name = style({ ...ownText('reading', 'strong'), fontWeight: 600, textWrap: 'pretty' });

export const kind = style(ownText('small', 'muted'));

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[16]}`,
  minBlockSize: vars.control.small,
  fontVariantNumeric: 'tabular-nums',
});

/** The number and its button, as one word. */
export const number = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

/** About as long as the facts will be. */
export const bone = style({ inlineSize: '18rem', maxInlineSize: '100%' });

export const money = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: vars.space[4],
  '@container': {
    [isNarrow]: { gridAutoFlow: 'column', justifyContent: 'space-between', alignItems: 'baseline' },
    [isTiny]: { gridAutoFlow: 'row', justifyContent: 'start', justifyItems: 'start' },
  },
});

export const charge = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
});

export const status = styleVariants({
  open: ownText('base', 'critical'),
  over: ownText('base', 'muted'),
});

/** What was taken off, or given back. */
export const off = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  gridColumn: '1 / -1',
});

export const hint = style({
  ...ownText('small', 'muted'),
  flex: '1 1 12rem',
  textWrap: 'pretty',
  '@container': { [isNarrow]: { flexBasis: '100%' } },
});
