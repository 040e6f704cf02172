import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

/** As high as the editor without words, so that nothing moves when it comes. */
export const fallback = styleVariants({
  standard: { display: 'block', minBlockSize: '22rem', resize: 'vertical' },
  small: { display: 'block', minBlockSize: '9rem', resize: 'vertical' },
});

export const state = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.small,
});
