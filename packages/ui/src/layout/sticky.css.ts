import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { stateTransition } from '../theme/mixins.ts';
import { spaces } from './space.ts';

export const sticky = style({
  ...stateTransition('border-color'),
  boxSizing: 'border-box',
  position: 'sticky',
  zIndex: 2,
  minInlineSize: 0,
});

/** The line is there from the start and only takes ink: nothing moves when it sticks. */
const line = '1px solid transparent';
const stuck = {
  '&[data-stuck]': { borderColor: vars.color.line },
};

export const edge = {
  top: styleVariants(spaces, (insetBlockStart) => ({
    insetBlockStart,
    borderBlockEnd: line,
    selectors: stuck,
  })),
  bottom: styleVariants(spaces, (insetBlockEnd) => ({
    insetBlockEnd,
    borderBlockStart: line,
    selectors: stuck,
  })),
};

export const ground = styleVariants({
  page: { background: vars.color.page },
  raised: { background: vars.color.raised },
  sunken: { background: vars.color.sunken },
});
