import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { clamp, focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

export const card = style({
  ...ownText('base'),
  display: 'block',
  minInlineSize: 0,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

/** 16, 24 and 32 px in comfortable density, 12, 16 and 24 in compact. */
const inset = {
  small: `calc(${vars.inset.card} / 2 + 0.375rem)`,
  standard: `calc(${vars.inset.card} + ${vars.space[4]})`,
  large: `calc(${vars.inset.card} + ${vars.space[12]})`,
};

export const padding = styleVariants({ none: 0, ...inset }, (side) => ({ padding: side }));

/** The whole of it answers to the pointer, while only the title is a link. */
export const pressable = style({
  ...selfContained,
  ...stateTransition('border-color', 'box-shadow'),
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&:has(a:focus-visible)': focusRing,
  },
});

export const media = style({
  ...ownText('base'),
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:has(a:hover)': {
      borderColor: `color-mix(in srgb, ${vars.color.outline} 55%, ${vars.color.line})`,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const mediaBody = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[8],
  padding: inset.small,
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[20],
  borderRadius: vars.radius.control,
});

export const rowPicture = style({ flex: 'none', inlineSize: 'clamp(7rem, 26%, 13rem)' });
export const rowBody = style({
  alignSelf: 'stretch',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const title = style({ ...ownText('reading', 'strong'), ...clamp(2), fontWeight: 600 });
export const rowTitle = style({ ...ownText('lead', 'strong'), ...clamp(2), fontWeight: 600 });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 0 },
    // A page's own rule for hovered links weighs more than what is said at rest.
    '&:hover': { background: 'transparent', color: vars.color.action, textDecoration: 'none' },
  },
});

export const text = style({ ...ownText('small', 'muted'), ...clamp(2) });
export const rowText = style({ ...ownText('base', 'muted'), ...clamp(2) });

/** Above the link's cover, so that what stands in it can be pressed by itself. */
export const meta = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  // As high as a badge, whether there is one in it or not.
  minBlockSize: `calc(${vars.text.caption.line} + 4px)`,
  marginBlockStart: 'auto',
});
