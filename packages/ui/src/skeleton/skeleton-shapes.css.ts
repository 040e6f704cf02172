import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** In the middle of a line that is as high as a badge. */
export const meta = style({ selectors: { '&&': { flexWrap: 'nowrap' } } });
export const metaLine = style({ inlineSize: '50%' });

export const tableRow = style({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  paddingInline: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const cell = style({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: vars.inset.row,
  paddingInline: vars.space[12],
});

export const article = style({ display: 'flex', flexDirection: 'column' });
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlock: `${vars.space[16]} ${vars.space[24]}`,
});
export const factsLine = style({ inlineSize: '16rem', maxInlineSize: '60%' });
export const paragraphs = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });
