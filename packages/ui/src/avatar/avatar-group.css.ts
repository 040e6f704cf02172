import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { selfContained } from '../theme/mixins.ts';

export const group = style({
  ...selfContained,
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'middle',
});

/** Cuts a gap where the next one lies over it: it then looks right on paper of any colour. */
const bite = (side: string, centre: string) =>
  `radial-gradient(circle calc(${side} / 2 + 2px) at ${centre} 50%, transparent 98%, black 100%)`;

const person = (side: string) => ({
  display: 'flex',
  flex: 'none',
  selectors: {
    '& + &': { marginInlineStart: `calc(${side} / -5)` },
    '&:not(:last-child)': { maskImage: bite(side, '130%') },
    "[dir='rtl'] &:not(:last-child)": { maskImage: bite(side, '-30%') },
  },
});

const sides = { mini: '1.5rem', small: '2rem', standard: '2.5rem', large: '4.5rem' };
export const place = styleVariants(sides, person);

/** How many more there are, on a plate like the others. */
export const more = style({
  ...selfContained,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  paddingInline: '0.3em',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  color: vars.color.muted,
  fontWeight: 500,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // The sign stands before its number in every script.
  direction: 'ltr',
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const fonts = { mini: '0.625rem', small: '0.75rem', standard: '0.8125rem', large: '1.25rem' };
export const moreSize = styleVariants(fonts, (fontSize, size) => ({
  minInlineSize: sides[size],
  blockSize: sides[size],
  fontSize,
}));
