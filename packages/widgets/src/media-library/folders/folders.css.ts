import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { isWide, ring } from '../media-library.css.ts';

/** Only where there is room: elsewhere a list to choose from stands above the files. */
export const nav = style({
  display: 'none',
  minInlineSize: 0,
  '@container': { [isWide]: { display: 'grid', gap: 2, alignContent: 'start' } },
});

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 } as const;

export const branch = style(list);

/** The line leads the eye from a folder to what lies in it. */
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
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
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

export const count = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const add = style({ paddingBlockStart: vars.space[8] });
