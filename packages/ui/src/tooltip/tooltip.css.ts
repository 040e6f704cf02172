import { style } from '@vanilla-extract/css';
import { appear, enteringStill, unfold, vanish } from '../listbox/float-motion.css.ts';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

/** Ink with words of paper, so that it is not taken for something to press. */
export const tooltip = style({
  ...ownText('small', 'page'),
  maxInlineSize: 'min(16rem, 100vw - 1rem)',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  background: vars.color.strong,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  lineBreak: 'strict',
  textAutospace: 'normal',
  overflowWrap: 'anywhere',
  vars: { '--float-from': '-4px' },
  selectors: {
    '&[data-placement="top"]': { vars: { '--float-from': '4px' } },
    '&:is([data-placement="left"], [data-placement="right"])': { vars: { '--float-from': '0' } },
    '&[data-entering]': { animation: `${unfold} ${vars.motion.state} ${vars.motion.easing}` },
    '&[data-exiting]': { animation: `${vanish} ${vars.motion.state} ${vars.motion.easing} forwards` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        [enteringStill]: { animation: `${appear} ${vars.motion.state} ${vars.motion.easing}` },
      },
    },
    // The see-through border is drawn there.
    '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText', borderColor: 'CanvasText' },
  },
});

export const shortcut = style({
  marginInlineStart: vars.space[8],
  fontFamily: 'inherit',
  opacity: 0.72,
});
