import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { besideFace } from '../comment-place.css.ts';

export const composer = style({ ...besideFace, paddingBlockEnd: vars.space[24] });

export const column = style({ minInlineSize: 0 });

export const fieldFooter = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
});

export const hint = style({
  ...ownText('small', 'muted'),
  flex: 1,
  selectors: { '&[data-posting]': { color: vars.color.action } },
});

export const timestamp = style({
  ...ownText('small', 'muted'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.control.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

export const timestampCheckbox = style({ margin: 0, accentColor: vars.color.action });
