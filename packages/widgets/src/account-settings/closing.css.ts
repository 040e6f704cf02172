import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const action = style({ marginBlockStart: vars.space[16] });
