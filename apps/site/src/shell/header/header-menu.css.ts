import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { panelEntry } from './header.css.ts';

export const menu = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const visitor = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
});

export const entry = style([
  panelEntry,
  { fontSize: vars.text.reading.size, lineHeight: vars.text.reading.line },
]);

/** Leads nowhere itself. */
export const heading = style({
  display: 'block',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  color: vars.color.muted,
});

export const children = style({
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space[16],
  listStyle: 'none',
});

export const part = style({
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
