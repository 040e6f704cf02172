import { vars } from '@shuyuan/ui/theme';
import { keyframes, style, type StyleRule } from '@vanilla-extract/css';

const plain = {
  boxSizing: 'border-box',
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: 400,
  letterSpacing: 'normal',
} satisfies StyleRule;

export const captcha = style({
  ...plain,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** The picture, inside the field's frame. In a narrow place it leaves room for the letters. */
export const challenge = style({
  ...plain,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  inlineSize: 'min(6.75rem, 44cqi)',
  minBlockSize: '2.125rem',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: vars.color.sunken,
  color: vars.color.body,
  cursor: 'pointer',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&:hover': { color: vars.color.strong },
    '&[data-status="loading"]': {
      cursor: 'default',
      // Late, so that a fast answer does not flicker.
      animation: `${breathe} 1.8s ease-in-out 300ms infinite`,
    },
    '&[data-status="failed"]': { color: vars.color.critical },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-status="loading"]': { animation: 'none' } },
    },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '2.125rem',
  objectFit: 'contain',
  // The letters are drawn for white paper, in every theme.
  background: 'white',
});

export const below = style({
  ...plain,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[8],
  // The words of the quiet button stand where the field begins.
  marginInline: `calc(-1 * ${vars.space[8]})`,
});

export const failure = style({ ...plain, color: vars.color.critical, paddingInline: vars.space[8] });

export const word = style({ whiteSpace: 'nowrap' });
