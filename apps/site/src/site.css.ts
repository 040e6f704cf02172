import { vars } from '@shuyuan/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { headerHeight } from './shell/header/header.css.ts';

// Loaded by `main.tsx` alone: the width rule of the specification is the site's own. Widgets, components and their
// stories fit any place.
globalStyle('body', { minInlineSize: 1150, margin: 0, background: vars.color.page });
globalStyle('html', { scrollPaddingBlockStart: headerHeight + 16 });
