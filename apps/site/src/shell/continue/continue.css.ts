import { vars } from '@shuyuan/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const place = styleVariants({
  strip: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    padding: vars.space[16],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    boxShadow: vars.shadow.raised,
  },
  panel: {
    inlineSize: 300,
    maxInlineSize: '100%',
    paddingBlockEnd: vars.space[8],
    marginBlockEnd: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
});

export const title = styleVariants({
  strip: {
    margin: 0,
    gridColumn: '1 / -1',
    color: vars.color.strong,
    fontFamily: vars.font.reading,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: 600,
  },
  panel: {
    margin: 0,
    paddingInline: vars.space[12],
    color: vars.color.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
  },
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const way = styleVariants({
  strip: [row, { paddingBlock: vars.space[8], background: vars.color.page }],
  panel: [row],
});

export const icon = style({ flex: 'none', display: 'inline-flex', color: vars.color.action });

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const note = style({
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
