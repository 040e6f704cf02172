import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { focusStop, isNarrow, isTiny } from './account-settings.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  marginBlockEnd: vars.space[16],
  '@container': { [isTiny]: { flexDirection: 'column', alignItems: 'start' } },
});

export const name = style({ ...ownText('title', 'strong'), ...focusStop, fontWeight: 600 });

/** The account id and its button, as one word. */
export const accountId = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

/** Its place while it is to come. */
export const accountIdBone = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '10rem',
  maxInlineSize: '100%',
  minBlockSize: vars.control.small,
});

export const term = style({ ...ownText('base', 'muted'), '@container': { [isNarrow]: { gridColumn: 1 } } });

export const value = style({
  ...ownText('base', 'strong'),
  fontVariantNumeric: 'tabular-nums',
  '@container': { [isNarrow]: { gridColumn: 1 } },
});

/** Where something is typed instead: to the end of the row. */
export const field = style({
  ...ownText('base', 'strong'),
  gridColumn: '2 / -1',
  '@container': { [isNarrow]: { gridColumn: '1 / -1' } },
});

export const hint = style({ ...ownText('small', 'muted'), marginBlockStart: vars.space[4] });

export const action = style({
  ...ownText('base', 'body'),
  '@container': {
    [isNarrow]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
    [isTiny]: { gridColumn: 1, gridRow: 'auto', justifySelf: 'start', marginBlockStart: vars.space[4] },
  },
});

/** What was done with it, in the place of what could be. */
export const done = style(ownText('small', 'muted'));

export const form = style({ display: 'grid', gap: vars.space[12], maxInlineSize: '20rem' });

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const error = style({ ...ownText('base', 'critical'), marginBlockStart: vars.space[4] });

export const restored = style({
  ...ownText('base', 'strong'),
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.goldSoft,
});
