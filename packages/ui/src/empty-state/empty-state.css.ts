import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, textSize } from '../theme/mixins.ts';

export const state = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
});

export const size = styleVariants({
  small: { paddingBlock: vars.space[24], gap: vars.space[8] },
  standard: { paddingBlock: vars.space[56], gap: vars.space[12] },
});

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.muted,
});

export const title = style({ ...ownText('base', 'body') });
export const titleSize = styleVariants({ small: textSize('base'), standard: textSize('reading') });
export const description = style({ ...ownText('small', 'muted'), maxInlineSize: '26rem' });
export const action = style({ marginBlockStart: vars.space[8] });
