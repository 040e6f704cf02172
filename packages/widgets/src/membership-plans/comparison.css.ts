import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../widget/own-text.ts';

export const comparison = style({ marginBlockStart: vars.space[56] });

export const heading = style({ ...ownHeading('title'), marginBlockEnd: vars.space[16] });

export const shared = style({ ...ownText('base', 'muted'), marginBlockStart: vars.space[12] });

export const scroller = style({
  // What is hidden from sight in its cells would else stand beside it and widen the page.
  position: 'relative',
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', borderSpacing: 0 });

const cellBox = {
  paddingBlock: vars.space[12],
  paddingInline: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'center',
} as const;

export const corner = style({ ...ownText('small', 'muted'), ...cellBox, textAlign: 'start' });

export const column = style({
  ...ownText('base', 'strong'),
  ...cellBox,
  minInlineSize: '5.5rem',
  fontWeight: 600,
  verticalAlign: 'top',
});

export const price = style({
  ...ownText('small', 'muted'),
  display: 'block',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const benefit = style({
  ...ownText('base', 'body'),
  ...cellBox,
  minInlineSize: '9rem',
  textAlign: 'start',
});

export const cell = style({ ...ownText('base', 'muted'), ...cellBox });

export const firstColumn = style([column, { background: vars.color.actionSoft }]);

export const firstCell = style([cell, { background: vars.color.actionSoft }]);

export const given = style({ display: 'inline-grid', color: vars.color.action });

export const missing = style({ color: vars.color.muted });
