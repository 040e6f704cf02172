import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { column, focusRing, ownText, selfContained } from '../theme/mixins.ts';

export const form = style(column(20));

export const summary = style({
  ...selfContained,
  padding: vars.inset.card,
  border: `1px solid ${vars.color.critical}`,
  borderRadius: vars.radius.card,
  background: vars.color.criticalSoft,
  selectors: { '&:focus': focusRing },
});

export const title = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  gap: vars.space[8],
  fontWeight: 600,
});

/** As high as a line, so that it stands beside the first one. */
export const sign = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: vars.text.base.line,
  color: vars.color.critical,
});

/** Under the words of the title, not under its sign. */
export const list = style({
  ...selfContained,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  marginBlockStart: vars.space[4],
  paddingInlineStart: vars.space[24],
  listStyle: 'none',
});

export const item = style({ ...ownText('base'), display: 'flex', gap: vars.space[8] });

export const entry = style({
  ...ownText('base', 'critical'),
  minBlockSize: '1.75rem',
  border: 0,
  borderRadius: 2,
  background: 'transparent',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  appearance: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { textDecorationThickness: 2 },
    '&:focus-visible': focusRing,
    '[data-changed] > &': { color: vars.color.muted, textDecoration: 'none' },
  },
  '@media': { '(forced-colors: active)': { color: 'LinkText' } },
});

export const changed = style({ display: 'flex', alignItems: 'center', color: vars.color.action });

/** As wide as its words, unless it fills its place. */
export const submit = style({ display: 'flex', minInlineSize: 0 });
