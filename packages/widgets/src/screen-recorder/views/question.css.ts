import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

export const question = style({
  ...ownText('base', 'body'),
  padding: vars.space[24],
  lineBreak: 'strict',
  overflowY: 'auto',
});

export const title = style({ ...ownText('lead', 'strong'), fontWeight: 600, textWrap: 'balance' });

export const lead = style({
  ...ownText('base', 'muted'),
  marginBlockStart: vars.space[8],
  textWrap: 'pretty',
});

export const linkTitle = style({
  ...ownText('lead', 'strong'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontFamily: vars.font.reading,
  fontWeight: 600,
});

export const seal = style({ color: vars.color.action });

export const address = style({ marginBlockStart: vars.space[16], direction: 'ltr' });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});
