import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { breathing, forced, plain, small, stillness } from '../widget/parts-look.css.ts';

export const captcha = style({
  ...plain,
  ...small,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** The picture, inside the field's frame. In a narrow place it leaves room for the letters. */
export const challenge = style({
  ...plain,
  ...small,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  inlineSize: 'min(6.75rem, 44cqi)',
  minBlockSize: '2.125rem',
  overflow: 'hidden',
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: vars.color.sunken,
  cursor: 'pointer',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&:hover': { color: vars.color.strong },
    '&[data-status="loading"]': {
      cursor: 'default',
      animation: breathing,
    },
    '&[data-status="failed"]': { color: vars.color.critical },
  },
  '@media': {
    [stillness]: {
      selectors: { '&[data-status="loading"]': { animation: 'none' } },
    },
    [forced]: { border: '1px solid ButtonText' },
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
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[8],
  // The words of the quiet button stand where the field begins.
  marginInline: `calc(-1 * ${vars.space[8]})`,
});

export const failure = style({
  ...plain,
  ...small,
  color: vars.color.critical,
  paddingInline: vars.space[8],
});

export const word = style({ whiteSpace: 'nowrap' });
