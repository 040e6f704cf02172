import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { appear, enteringStill } from '../listbox/float-motion.css.ts';
import { vars } from '../theme/contract.css.ts';
import { leaving, scrimLook } from './scrim-look.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });

const entering = '&[data-entering]';
const isStill = '(prefers-reduced-motion: reduce)';

export const scrim = style({
  ...scrimLook,
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space[24],
  '@media': { '(max-width: 40rem)': { padding: vars.space[8] } },
});

export const panel = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  maxBlockSize: '100%',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.modal,
  overflow: 'hidden',
  selectors: {
    [entering]: { animation: `${rise} ${vars.motion.large} ${vars.motion.easing}` },
    '&[data-exiting]': leaving,
  },
  '@media': {
    [isStill]: {
      selectors: { [enteringStill]: { animation: `${appear} ${vars.motion.large} ${vars.motion.easing}` } },
    },
  },
});

export const size = styleVariants({ small: '25rem', standard: '35rem', large: '45rem' }, (width) => ({
  maxInlineSize: width,
}));
