import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[8],
  color: vars.color.strong,
  textDecoration: 'none',
});

export const seal = style({
  display: 'inline-flex',
  flex: 'none',
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.reading,
  fontSize: vars.text.reading.size,
  fontWeight: 600,
});

export const manage = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.text.caption.size,
});

export const find = style({
  boxSizing: 'border-box',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.control.standard,
  margin: 0,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.muted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const findWords = style({ flex: 1, minInlineSize: 0 });

export const key = style({
  flex: 'none',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.text,
  fontSize: vars.text.caption.size,
});

export const navigation = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const groupName = style({
  padding: `${vars.space[4]} ${vars.space[12]}`,
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 36,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.body,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentcolor 8%, transparent)' },
    '&[aria-current]': {
      background: vars.color.raised,
      color: vars.color.strong,
      fontWeight: 600,
      boxShadow: vars.shadow.raised,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});

export const entryName = style({ flex: 1, minInlineSize: 0 });

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[8],
});

export const identity = style({ flex: 1, minInlineSize: 0, display: 'grid' });

export const personName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.strong,
  fontWeight: 600,
});

export const role = style({ color: vars.color.muted, fontSize: vars.text.caption.size });
