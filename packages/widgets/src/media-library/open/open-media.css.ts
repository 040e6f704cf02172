import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

export const details = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gap: vars.space[16],
  overflowWrap: 'anywhere',
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '24rem',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const sign = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: '9rem',
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  textAlign: 'center',
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const hint = style({ ...ownText('small', 'muted') });

export const title = style({ ...ownText('reading', 'strong'), fontWeight: 600 });

export const titleField = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[8],
});

export const titleInput = style({ flex: 1, minInlineSize: 0 });

export const facts = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const part = style({ display: 'grid', gap: vars.space[8] });

export const partTitle = style({ ...ownText('base', 'strong'), fontWeight: 600 });

export const uses = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[4] });

export const use = style({
  ...ownText('base', 'body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
});

export const useKind = style({ ...ownText('base', 'muted'), flex: 'none' });
