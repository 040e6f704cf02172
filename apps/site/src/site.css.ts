import { vars } from '@shuyuan/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { headerHeight } from './shell/header/header.css.ts';
import { isSmallScreen } from './shell/screens.ts';

// Loaded by `main.tsx` alone: the width rule of the specification is the site's own. Widgets, components and their
// stories fit any place.
globalStyle('body', { minInlineSize: 1150, margin: 0, background: vars.color.page });
globalStyle('html', { scrollPaddingBlockStart: headerHeight + 16 });
// T14: the least width is a window's. A screen that has no room for such a window gets pages that reflow.
globalStyle('body', { '@media': { [isSmallScreen]: { minInlineSize: 0 } } });
// Under a finger, controls are 44 px high; small ones stand close together and are 36.
globalStyle(':root', {
  '@media': {
    [`(pointer: coarse)`]: {
      vars: {
        [vars.control.small]: '2.25rem',
        [vars.control.standard]: '2.75rem',
        [vars.control.large]: '3rem',
      },
    },
  },
});
