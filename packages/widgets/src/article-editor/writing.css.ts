import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../widget/own-text.ts';
import { isNarrow } from './article-editor.css.ts';

/** As wide as an article is read. */
export const writing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '50rem',
  minInlineSize: 0,
  marginInline: 'auto',
  paddingBlock: vars.space[32],
  paddingInline: vars.space[24],
  '@container': { [isNarrow]: { paddingBlock: vars.space[16], paddingInline: vars.space[16] } },
});

export const field = style({ minInlineSize: 0 });

const line = {
  display: 'block',
  inlineSize: '100%',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  resize: 'none',
  // Grows with its words; where that is not known, it scrolls.
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 },
  },
} as const;

export const title = style({
  ...ownHeading('display'),
  ...line,
  selectors: { ...line.selectors, '&[aria-invalid]': { boxShadow: `0 2px 0 ${vars.color.critical}` } },
});

export const description = style({ ...ownText('lead', 'muted'), ...line });

export const text = style({ minInlineSize: 0, marginBlockStart: vars.space[8] });

export const length = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });
