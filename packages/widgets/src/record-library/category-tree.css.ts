import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isWide, ring } from './record-library.css.ts';

export const tree = style({ minInlineSize: 0 });

/** Only in a narrow place; in a wide one the tree is always there. */
export const fold = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.control.standard,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
  '@container': { [isWide]: { display: 'none' } },
});

export const body = style({
  display: 'none',
  flexDirection: 'column',
  gap: 2,
  paddingBlockStart: vars.space[8],
  selectors: { '&[data-open]': { display: 'flex' } },
  '@container': { [isWide]: { display: 'flex', paddingBlockStart: 0 } },
});

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 } as const;

export const branch = style(list);

/** The line leads the eye from a category to what lies in it. */
export const lower = style({
  ...list,
  marginBlockStart: 2,
  marginInlineStart: vars.space[12],
  paddingInlineStart: vars.space[8],
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[data-current]': { background: vars.color.actionSoft },
  },
});

export const name = style({
  ...ownText('base', 'body'),
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.control.standard,
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.strong },
    '&[aria-current]': { color: vars.color.action, fontWeight: 600 },
    '&:focus-visible': ring,
  },
});

/** Shown when they may be wanted: under a pointer, with the focus, and where there is no pointer to rest. */
export const tools = style({
  display: 'flex',
  flex: 'none',
  paddingInlineEnd: vars.space[4],
  '@media': {
    '(hover: hover)': {
      // Out of the way of the name, but still reached by keys and readers.
      position: 'absolute',
      clipPath: 'inset(50%)',
      selectors: {
        [`${row}:hover &, ${row}:focus-within &`]: { position: 'static', clipPath: 'none' },
      },
    },
  },
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.line, color: vars.color.strong },
    '&:focus-visible': ring,
  },
});

export const make = style({ paddingBlockStart: vars.space[8] });

export const naming = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const namingTools = style({ display: 'flex', gap: vars.space[8] });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[12],
});
