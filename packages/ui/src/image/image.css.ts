import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { stateTransition } from '../theme/mixins.ts';

export const frame = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  color: vars.color.muted,
});

export const ground = style({ background: vars.color.sunken });

export const ratio = styleVariants(
  { '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1', '3:4': '3 / 4', '5:2': '5 / 2', '3:1': '3' },
  (aspectRatio) => ({ aspectRatio }),
);

export const corners = styleVariants({
  none: { borderRadius: 0 },
  control: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
});

export const image = style({
  ...stateTransition('opacity'),
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
});

export const fit = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
