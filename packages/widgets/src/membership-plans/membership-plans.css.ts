import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that the plans stand in. */
const place = 'membership-plans';

export const plans = style(ownBox(place));

export const heading = style({ ...ownHeading('headline'), marginBlockEnd: vars.space[20] });

export const running = style({
  display: 'flex',
  gap: vars.space[16],
  marginBlockEnd: vars.space[24],
  padding: vars.inset.card,
  border: `1px solid ${vars.color.gold}`,
  borderRadius: vars.radius.card,
  background: vars.color.goldSoft,
});

export const seal = style({ display: 'grid', flex: 'none', color: vars.color.gold, paddingBlockStart: 2 });

export const runningText = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const runningName = style({ ...ownText('lead', 'strong'), fontWeight: 600 });

export const until = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[8]}`,
  fontVariantNumeric: 'tabular-nums',
});
