import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

export const paywall = style(ownBox('paywall'));

/** A line on either side, as where a chapter ends. */
export const end = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  textAlign: 'center',
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      minInlineSize: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const rest = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[24],
  padding: `${vars.space[32]} ${vars.space[24]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  '@container': { 'paywall (max-width: 400px)': { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

export const seal = style({ display: 'inline-flex', color: vars.color.muted });

export const title = style({ ...ownHeading('title'), textAlign: 'center', textWrap: 'balance' });

export const words = style({ ...ownText('base', 'body'), textAlign: 'center', textWrap: 'balance' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[12],
});
