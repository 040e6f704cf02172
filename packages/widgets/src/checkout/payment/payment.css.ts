import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { isNarrow, isTiny } from '../checkout.css.ts';

/** The picture, and beside it what it is for. */
export const pay = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[24]} ${vars.space[32]}`,
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The choice to come, under the words that are known. */
export const waysBones = style({
  ...ownText('base', 'strong'),
  display: 'grid',
  gap: vars.space[8],
  fontWeight: 500,
});

/** Words over what they are for: a page to go to, or where a transfer goes. */
export const payBelow = style({ display: 'grid', gap: vars.space[24] });

/** What is to be done, one thing below the other. */
export const means = style({ display: 'grid', justifyItems: 'start', gap: vars.space[12] });

export const meansTitle = style({ ...ownText('lead', 'strong'), fontWeight: 600 });

export const facts = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0, margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `0 ${vars.space[8]}`,
  '@container': {
    // The number of an order and its button, beside its term.
    [isNarrow]: { gridTemplateColumns: '5.375rem minmax(0, 1fr)' },
    [isTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const term = style(ownText('base', 'muted'));

export const value = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const news = style({ ...ownText('base', 'strong'), textWrap: 'pretty' });

export const way = style({ display: 'grid', gap: vars.space[12] });

/** The end of an order, one thing below the other. */
export const over = style({ display: 'grid', gap: vars.space[12] });

export const outcome = style({
  ...ownText('lead', 'strong'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: 600,
});

export const positive = style({ display: 'flex', color: vars.color.action });
