import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { selfContained } from '../theme/mixins.ts';

export const avatar = style({
  ...selfContained,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  verticalAlign: 'middle',
  borderRadius: vars.radius.full,
  fontWeight: 500,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const side = (length: string, fontSize: string) => ({ inlineSize: length, blockSize: length, fontSize });

export const size = styleVariants({
  mini: side('1.5rem', '0.75rem'),
  small: side('2rem', '0.875rem'),
  standard: side('2.5rem', '1rem'),
  large: side('4.5rem', '1.75rem'),
});

export const tint = styleVariants({
  celadon: { background: vars.color.actionSoft, color: vars.color.actionHover },
  gold: { background: vars.color.goldSoft, color: vars.color.goldStrong },
  paper: { background: vars.color.line, color: vars.color.body },
});

/** A pictogram as large as a character would be. */
export const unknown = styleVariants({
  mini: {},
  small: { transform: 'scale(1.1)' },
  standard: { transform: 'scale(1.3)' },
  large: { transform: 'scale(2.2)' },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: vars.color.sunken,
});
