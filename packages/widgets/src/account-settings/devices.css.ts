import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const list = style({ marginBlockStart: vars.space[8] });

export const name = style({ ...ownText('base', 'strong'), fontWeight: 500 });
