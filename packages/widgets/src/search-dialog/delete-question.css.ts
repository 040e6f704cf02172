import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const question = style({ ...ownText('base', 'body'), padding: vars.space[24] });

export const questionTitle = style({ ...ownText('lead', 'strong'), fontWeight: 600 });

export const questionText = style({ ...ownText('base', 'muted'), marginBlockStart: vars.space[8] });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});
