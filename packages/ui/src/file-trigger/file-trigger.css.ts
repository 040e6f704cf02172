import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { column, ownText, selfContained } from '../theme/mixins.ts';

export const trigger = style({
  ...column(8),
  alignItems: 'flex-start',
});

export const limits = style({ ...ownText('small', 'muted') });

export const refusals = style({
  ...selfContained,
  selectors: { '&:empty': { display: 'contents' } },
});

export const refusalsTitle = style({
  ...ownText('small', 'critical'),
  display: 'flex',
  gap: vars.space[4],
  fontWeight: 500,
});

export const sign = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: vars.text.small.line,
});

export const refusalsList = style({
  ...selfContained,
  paddingInlineStart: vars.space[20],
  listStyle: 'none',
});

export const refusal = style({ ...ownText('small'), overflowWrap: 'anywhere' });
