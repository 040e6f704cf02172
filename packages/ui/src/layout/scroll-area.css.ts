import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/mixins.ts';

/** Bears the ring: the mask of what scrolls would cut it. */
export const area = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  borderRadius: vars.radius.control,
  selectors: { '&:has(> :focus-visible)': focusRing },
});

const fade = '1.75rem';
const gradient = (direction: string) =>
  `linear-gradient(${direction}, transparent, black var(--fade-before), black calc(100% - var(--fade-after)), transparent)`;

const viewport = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: 0,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.outline} transparent`,
  outline: 'none',
  vars: { '--fade-before': '0px', '--fade-after': '0px' },
  selectors: {
    '&[data-more-before]': { vars: { '--fade-before': fade } },
    '&[data-more-after]': { vars: { '--fade-after': fade } },
  },
});

const sharp = { '@media': { '(forced-colors: active)': { maskImage: 'none' } } } as const;

export const orientation = styleVariants({
  vertical: [
    viewport,
    { overflowY: 'auto', overflowX: 'hidden', maskImage: gradient('to bottom'), ...sharp },
  ],
  horizontal: [
    viewport,
    {
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorX: 'contain',
      maskImage: gradient('to right'),
      selectors: { "[dir='rtl'] &": { maskImage: gradient('to left') } },
      ...sharp,
    },
  ],
});

/** As long as what it holds, so that its growing is noticed. */
export const content = styleVariants({
  vertical: { display: 'block' },
  horizontal: { display: 'block', inlineSize: 'max-content', minInlineSize: '100%' },
});
