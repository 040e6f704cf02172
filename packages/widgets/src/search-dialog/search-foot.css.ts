import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { hairline, inset, narrow } from './search-place.css.ts';

export const foot = style({
  ...inset,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[8],
  borderBlockStart: hairline,
});

export const footNote = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

/** For those who have keys: a finger reads nothing of them. */
export const keys = style({
  ...ownText('caption', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  marginInlineStart: 'auto',
  '@media': { '(hover: none)': { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
});

export const key = style({
  ...ownText('caption', 'muted'),
  display: 'inline-block',
  minInlineSize: '1.5rem',
  marginInlineEnd: vars.space[4],
  paddingInline: vars.space[4],
  border: hairline,
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: vars.color.sunken,
  textAlign: 'center',
});
