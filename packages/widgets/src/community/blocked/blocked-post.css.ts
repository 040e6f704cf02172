import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

export const line = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});
