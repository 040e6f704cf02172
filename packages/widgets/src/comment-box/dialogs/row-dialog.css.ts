import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

/** As a question has it, with fields further apart than its lines. */
export const reportForm = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[24],
  overflowY: 'auto',
});
