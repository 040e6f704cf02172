import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

const column = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlockStart: vars.space[40],
  paddingInline: vars.space[24],
});

const upTo = (width: string) => style([column, { maxInlineSize: `calc(${width} + 2 * ${vars.space[24]})` }]);

/** As wide as a form is read, so that a row's action stays beside what it is about. */
export const form = upTo('720px');

/** As wide as a film is watched in one look, and what is said about it is still read easily. */
export const film = upTo('54rem');

/** As wide as the content of the site is at most. */
export const full = upTo('1200px');
