import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { inset, plainButton, ring } from './search-place.css.ts';

export const top = style({
  ...inset,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
});

export const glass = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.muted,
  selectors: { '[data-state=loading] &': { color: vars.color.action } },
});

/** The line below and the colour of the glass say where the focus is; the ring is drawn round the row of the field. */
export const field = style({
  display: 'flex',
  flex: 'auto',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(input:focus-visible)': { ...ring, outlineOffset: 0 },
  },
});

/** The field of a page, where no dialog frames it. */
export const fieldOfPage = style([
  field,
  {
    marginInlineStart: 0,
    paddingInlineEnd: vars.space[8],
    border: `1px solid ${vars.color.outline}`,
    background: vars.color.raised,
  },
]);

export const input = style({
  ...ownText('lead', 'strong'),
  flex: 'auto',
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  boxShadow: 'none',
  appearance: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // Against a page's own ring for whatever has the focus: here the field around draws it.
    '&:focus-visible': { outline: 'none' },
  },
});

export const iconButton = style({
  ...ownText('base', 'muted'),
  ...plainButton,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': ring,
    '&:active': { background: vars.color.actionSoft },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.strong } },
    },
    '(forced-colors: active)': { color: 'ButtonText' },
  },
});

/** Small and round in the field, so that nobody takes it for the way out. */
export const clear = style([
  iconButton,
  {
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    marginInlineEnd: vars.space[8],
    borderRadius: vars.radius.full,
    background: vars.color.sunken,
  },
]);
