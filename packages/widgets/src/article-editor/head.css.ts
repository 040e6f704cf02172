import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isNarrow } from './article-editor.css.ts';

/** Stays in sight: what is written, and the button for it. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.page,
  '@container': { [isNarrow]: { position: 'static' } },
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

export const title = style({
  ...ownText('base', 'strong'),
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const saved = style({
  ...ownText('caption', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  fontVariantNumeric: 'tabular-nums',
});

export const where = style({ selectors: { '&[data-bad]': { color: vars.color.critical } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const link = style({ ...ownText('small', 'action'), textDecoration: 'underline' });
