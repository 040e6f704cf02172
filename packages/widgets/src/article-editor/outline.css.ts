import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isWide } from './article-editor.css.ts';

export const place = style({
  display: 'none',
  '@container': {
    [isWide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '4.5rem',
      paddingBlock: vars.space[40],
      paddingInline: vars.space[16],
    },
  },
});

export const title = style({ ...ownText('caption', 'muted'), marginBlockEnd: vars.space[8] });

export const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const row = style({
  ...ownText('small', 'body'),
  inlineSize: '100%',
  minBlockSize: vars.control.small,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.action },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[data-level="3"]': { paddingInlineStart: vars.space[24] },
    '&[data-level="4"], &[data-level="5"], &[data-level="6"]': { paddingInlineStart: vars.space[32] },
  },
});
