import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

export const panel = style({
  position: 'absolute',
  inset: 0,
  insetBlockEnd: '4rem',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[16],
  overflowY: 'auto',
  background: vars.color.sunken,
  outline: 'none',
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const title = style({ ...ownText('lead', 'strong'), fontWeight: 600 });

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  margin: 0,
});

export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[12] });

export const key = style({
  ...ownText('small', 'strong'),
  display: 'inline-block',
  minInlineSize: '5.5rem',
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
});

export const what = style({ ...ownText('small', 'body'), margin: 0 });
