import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';
import { wholePlace } from './whole-place.ts';

/** Where the film will be, before any of the player is here. */
export const place = style({
  ...ownText('base'),
  position: 'relative',
  inlineSize: '100%',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  colorScheme: 'dark',
  // Times stand between characters, and no word of ours has the space typed in.
  textAutospace: 'normal',
  containerType: 'inline-size',
  // Behind the film, a pixel smaller than it: a seam between them, or the soft edge of a corner, would be dark.
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 1,
      zIndex: -1,
      borderRadius: 'inherit',
      background: vars.color.sunken,
    },
  },
});

export const ratio = styleVariants({ '16:9': '16 / 9', '4:3': '4 / 3' }, (aspectRatio) => ({ aspectRatio }));

export const poster = style({ ...wholePlace, objectFit: 'cover' });

/** No bar is below it, as there is in a player: it covers the place down to the edge. */
export const failure = style({ selectors: { '&&': { insetBlockEnd: 0 } } });
