import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ownText } from './mixins.ts';

export const root = style({
  ...ownText('base'),
  background: vars.color.page,
  lineBreak: 'strict',
  textAutospace: 'normal',
  WebkitTextSizeAdjust: '100%',
});
