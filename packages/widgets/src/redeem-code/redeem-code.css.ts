import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownText } from '../widget/own-text.ts';

export const redeem = style(ownBox('redeem-code'));

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  maxInlineSize: '30rem',
});

export const things = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thing = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const name = style({ ...ownText('base', 'strong'), display: 'block', fontWeight: 600 });

export const note = style(ownText('small', 'muted'));

export const failure = style(ownText('base', 'critical'));
