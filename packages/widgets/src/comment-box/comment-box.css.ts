import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';
import { hairline, place } from './comment-place.css.ts';

export const box = style(ownBox(place));

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
});

export const title = style({
  ...ownHeading('lead'),
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
});

export const count = style({ ...ownText('base', 'muted'), fontVariantNumeric: 'tabular-nums' });

/** A turned page begins below a header that stays. */
export const list = style({ scrollMarginBlockStart: vars.space[72] });

export const failed = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[32],
  borderBlockStart: hairline,
});

export const gone = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockEnd: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const pager = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: hairline,
  minBlockSize: `calc(${vars.control.standard} + ${vars.space[16]} + 1px)`,
  boxSizing: 'border-box',
});
