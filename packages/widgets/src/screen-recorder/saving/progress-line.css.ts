import { vars } from '@shuyuan/ui/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { figures, forced, still } from '../views/look.css.ts';

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], inlineSize: '100%' });

export const value = style({
  ...ownText('small', 'strong'),
  ...figures,
  minInlineSize: '2.5rem',
  textAlign: 'end',
});

export const track = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  boxSizing: 'border-box',
  blockSize: '0.375rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.line,
  '@media': { [forced]: { border: '1px solid CanvasText', background: 'Canvas', blockSize: '0.625rem' } },
});

const fill = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.enter} ${vars.motion.easing}`,
  '@media': {
    [still]: { transition: 'none' },
    [forced]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const;

export const fills = styleVariants({
  action: { ...fill, background: vars.color.action },
  neutral: { ...fill, background: vars.color.muted },
  critical: { ...fill, background: vars.color.critical },
});

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

const strokes = (color: string) => `repeating-linear-gradient(115deg, ${color} 0 2px, transparent 2px 8px)`;

/** Nobody knows how long it takes. Where nothing may move, thin strokes say so: a whole bar would look done. */
export const unknown = style({
  ...fill,
  inlineSize: '40%',
  background: vars.color.action,
  animation: `${pass} 1.6s ${vars.motion.easing} infinite`,
  '@media': {
    [still]: {
      inlineSize: '100%',
      background: strokes(vars.color.action),
      animation: `${breathe} 2.4s ease-in-out infinite`,
    },
    [forced]: { background: 'Highlight', forcedColorAdjust: 'none' },
    [`${forced} and ${still}`]: { background: strokes('Highlight') },
  },
});
