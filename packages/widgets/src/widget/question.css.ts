import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from './own-text.ts';

export const question = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[24],
  overflowY: 'auto',
});

export const title = style({ ...ownText('lead', 'strong'), fontWeight: 600, overflowWrap: 'anywhere' });

export const text = style({ ...ownText('base', 'muted'), textWrap: 'pretty' });

export const error = style({ ...ownText('base', 'critical'), textWrap: 'pretty' });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  marginBlockStart: vars.space[16],
});
