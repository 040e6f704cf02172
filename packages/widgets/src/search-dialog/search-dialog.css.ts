import { vars } from '@shuyuan/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { narrow, place, side } from './search-place.css.ts';

export const box = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  minBlockSize: 0,
  outline: 'none',
  containerType: 'inline-size',
  containerName: place,
  lineBreak: 'strict',
  textAutospace: 'normal',
  overflowWrap: 'anywhere',
  // On a screen too low for a scrolling middle, all of it scrolls.
  '@media': { '(max-height: 26rem)': { overflowY: 'auto' } },
});

/** The tabs fill what is left, and what they show fills them. */
export const middle = style({ display: 'flex', flexDirection: 'column', flex: 'auto', minBlockSize: 0 });

globalStyle(`${middle} > [data-component='light-tabs']`, { flex: 'auto', minBlockSize: 0 });

globalStyle(`${middle} > [data-component='light-tabs'] > [data-part='list']`, {
  flex: 'none',
  marginInline: 0,
  paddingInline: `calc(${side} - 4px)`,
  '@container': { [narrow]: { paddingInline: vars.space[8] } },
});

globalStyle(`${middle} > [data-component='light-tabs'] > [data-part='panel']`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  minBlockSize: 0,
  padding: 0,
});

export const count = style({
  ...ownText('caption', 'muted'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-selected] > &': { color: 'inherit' } },
});
