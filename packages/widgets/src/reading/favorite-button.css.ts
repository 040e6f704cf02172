import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ display: 'inline-flex' });

export const icon = style({ display: 'inline-flex' });

export const pressed = style([icon, { color: vars.color.action }]);

export const words = style({ display: 'inline-grid' });

export const word = style({ gridArea: '1 / 1', textAlign: 'center' });

export const unseenWord = style([word, { visibility: 'hidden' }]);
