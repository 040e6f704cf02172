import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const picture = style({
  display: 'block',
  inlineSize: '9rem',
  blockSize: '3rem',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  // The letters are drawn for white paper, in every theme.
  background: 'white',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const failure = style({ margin: 0, color: vars.color.critical });
