import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps its height, whatever is found. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minBlockSize: '20rem',
});

export const field = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.control.large,
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.strong,
  font: 'inherit',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 40,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.strong,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[8],
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-selected="true"]': { background: vars.color.actionSoft },
  },
});

export const kind = style({ color: vars.color.muted });

export const nothing = style({ margin: 0, color: vars.color.muted });
