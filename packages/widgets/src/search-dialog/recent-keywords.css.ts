import { vars } from '@shuyuan/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import {
  hairline,
  inset,
  oneLine,
  ownDirection,
  plainButton,
  ring,
  scrolling,
  side,
} from './search-place.css.ts';

export const recent = style({ ...scrolling, paddingBlock: side, ...inset });

export const recentHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockEnd: vars.space[12],
});

export const recentTitle = style({ ...ownText('small', 'muted'), fontWeight: 500 });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  border: hairline,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  overflow: 'hidden',
});

const tagPart = {
  ...plainButton,
  minBlockSize: '2rem',
  selectors: { '&:focus-visible': { ...ring, borderRadius: vars.radius.full } },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: vars.color.actionSoft, color: vars.color.actionHover } },
    },
    '(forced-colors: active)': { color: 'ButtonText' },
  },
} satisfies StyleRule;

export const tagName = style({
  ...ownText('base', 'strong'),
  ...oneLine,
  ...ownDirection,
  ...tagPart,
  selectors: { ...ownDirection.selectors, ...tagPart.selectors },
  minInlineSize: 0,
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[4],
});

export const tagRemove = style({
  ...ownText('base', 'muted'),
  ...tagPart,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2rem',
  paddingInlineEnd: vars.space[4],
});

export const note = style({ ...ownText('small', 'muted'), marginBlockStart: vars.space[16] });

export const undo = style({
  ...ownText('small', 'body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockStart: vars.space[16],
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const undoText = style({ ...ownDirection, minInlineSize: 0 });
