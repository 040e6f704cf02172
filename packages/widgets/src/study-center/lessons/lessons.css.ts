import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../../widget/own-text.ts';

export const dialog = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
});

export const title = style(ownHeading('title'));

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const chapter = style({
  ...ownText('small', 'muted'),
  paddingBlock: `${vars.space[16]} ${vars.space[4]}`,
});

export const lesson = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[8],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const mark = style({
  display: 'inline-flex',
  color: vars.color.muted,
  selectors: { '[data-done] > &': { color: vars.color.action } },
});

export const name = style(ownText('base', 'strong'));

export const words = style({
  ...ownText('small', 'muted'),
  gridColumn: 2,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = style({ display: 'flex', justifyContent: 'end' });
