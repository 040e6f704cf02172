import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] } as const;

export const ways = style(row);

export const days = style({ ...row, listStyle: 'none', margin: 0, padding: 0 });

export const day = style({
  padding: vars.space[12],
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  color: vars.color.body,
  fontVariantNumeric: 'tabular-nums',
});

export const choices = style({ ...row, border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({
  marginBlockEnd: vars.space[12],
  padding: 0,
  color: vars.color.strong,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
});

/** A box of which any number is ticked. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 44,
  paddingInline: vars.space[12],
  color: vars.color.body,
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: vars.color.action, background: vars.color.actionSoft } },
});

/** Stands under the one that it is part of. */
export const below = style({ marginInlineStart: vars.space[8] });

export const fault = style({ margin: 0, color: vars.color.critical });

/** What has no place on paper. */
export const printBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  '@media': { print: { display: 'none' } },
});
