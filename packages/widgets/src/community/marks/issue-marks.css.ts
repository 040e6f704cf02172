import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
