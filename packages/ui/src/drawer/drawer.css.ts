import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { leaving, scrimLook } from '../dialog/scrim-look.ts';
import { appear, enteringStill } from '../listbox/float-motion.css.ts';
import { vars } from '../theme/contract.css.ts';

const slide = keyframes({ from: { transform: 'translate(var(--drawer-from))' } });

const entering = '&[data-entering]';
const towardsEnd = { '--drawer-from': '100% 0' };
const towardsStart = { '--drawer-from': '-100% 0' };

export const scrim = style(scrimLook);

export const panel = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.raised,
  border: `0 solid ${vars.color.line}`,
  boxShadow: vars.shadow.modal,
  overflow: 'hidden',
  selectors: {
    [entering]: { animation: `${slide} ${vars.motion.large} ${vars.motion.easing}` },
    '&[data-exiting]': leaving,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { [enteringStill]: { animation: `${appear} ${vars.motion.large} ${vars.motion.easing}` } },
    },
  },
});

/** Beside the page, a strip of which stays in sight and is pressed to go back to it. */
const beside = { blockSize: '100%', maxInlineSize: `calc(100vw - ${vars.space[40]})` };

export const side = styleVariants({
  start: {
    ...beside,
    marginInlineEnd: 'auto',
    borderInlineEndWidth: 1,
    borderStartEndRadius: vars.radius.dialog,
    borderEndEndRadius: vars.radius.dialog,
    vars: towardsStart,
    selectors: { '[dir="rtl"] &': { vars: towardsEnd } },
  },
  end: {
    ...beside,
    marginInlineStart: 'auto',
    borderInlineStartWidth: 1,
    borderStartStartRadius: vars.radius.dialog,
    borderEndStartRadius: vars.radius.dialog,
    vars: towardsEnd,
    selectors: { '[dir="rtl"] &': { vars: towardsStart } },
  },
  bottom: {
    inlineSize: '100%',
    maxInlineSize: '45rem',
    marginInline: 'auto',
    marginBlockStart: 'auto',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStartWidth: 1,
    borderInlineWidth: 1,
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    vars: { '--drawer-from': '0 100%' },
  },
});

export const width = styleVariants(
  { small: '20rem', standard: '25rem', large: '35rem', wide: '55rem' },
  (inlineSize) => ({ inlineSize }),
);

export const height = styleVariants(
  { small: '40%', standard: '70%', large: '92%', wide: '92%' },
  (maxBlockSize) => ({ maxBlockSize }),
);
