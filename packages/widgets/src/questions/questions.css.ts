import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownText } from '../widget/own-text.ts';

export const facts = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const note = style(ownText('base', 'body'));

export const verdict = style({
  ...ownText('base', 'body'),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
});

export const stem = style({ ...ownText('lead', 'strong'), marginBlockEnd: vars.space[20] });

export const part = style({
  paddingBlockStart: vars.space[20],
  marginBlockStart: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const solution = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gap: vars.space[8],
  padding: vars.inset.card,
  marginBlockStart: vars.space[16],
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
});

/** As it was typed. */
export const comment = style({
  ...ownText('base', 'body'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const preview = style(ownBox('question-preview'));

export const printed = style({
  ...ownBox('printed-question'),
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const sound = style({ marginBlockEnd: vars.space[20] });

export const heard = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '480px',
  '@media': { print: { display: 'none' } },
});

export const onPaper = style({
  ...ownText('small', 'muted'),
  display: 'none',
  '@media': { print: { display: 'block' } },
});
