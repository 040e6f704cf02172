import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../widget/own-text.ts';
import { isWide } from './record-library.css.ts';

export const top = style({ marginBlockEnd: vars.space[12], marginInlineStart: `-${vars.space[8]}` });

export const columns = style({
  display: 'grid',
  gap: `${vars.space[24]} ${vars.space[32]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

export const main = style({ display: 'grid', alignContent: 'start', gap: vars.space[20], minInlineSize: 0 });

export const side = style({ display: 'grid', alignContent: 'start', gap: vars.space[24], minInlineSize: 0 });

export const comments = style({ minInlineSize: 0, paddingBlockStart: vars.space[16] });

export const about = style({ display: 'grid', gap: vars.space[16] });

export const heading = style({
  ...ownHeading('title'),
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const nothing = style(ownText('base', 'muted'));

export const form = style({ display: 'grid', gap: vars.space[16] });

export const restored = style({
  ...ownText('base', 'strong'),
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.goldSoft,
});

export const error = style(ownText('base', 'critical'));

export const facts = style({ display: 'grid', gap: vars.space[8], margin: 0 });

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const factName = style({ ...ownText('small', 'muted'), flex: 'none' });

export const factValue = style({
  ...ownText('small', 'body'),
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
