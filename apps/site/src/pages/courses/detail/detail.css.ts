import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { author } from '../../anthologies/detail/detail.css.ts';

/** Who teaches it: the way to their page. */
export const teacher = style([
  author,
  { textDecoration: 'none', selectors: { '&:hover': { color: vars.color.action } } },
]);
