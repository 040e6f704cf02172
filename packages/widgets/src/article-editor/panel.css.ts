import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isNarrow } from './article-editor.css.ts';

/** Beside the text, or below it where there is no room. */
export const panel = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  blockSize: '100%',
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '@container': {
    [isNarrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const title = style({
  ...ownText('base', 'strong'),
  fontWeight: 600,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const hint = style({ ...ownText('small', 'muted') });
