import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../widget/own-text.ts';

export const sheet = style({
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const title = style({ ...ownHeading('lead'), marginBlockEnd: vars.space[12] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: vars.space[8],
  maxBlockSize: '24rem',
  overflowY: 'auto',
  // Room for the ring of the current one.
  padding: 4,
  margin: -4,
  border: 0,
  minInlineSize: 0,
});

/** Answered is underlined, the current one has a ring, a marked one a corner, an unsent one a dashed line: never a colour alone. */
export const cell = style({
  ...ownText('base', 'body'),
  position: 'relative',
  minBlockSize: 44,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  contain: 'layout style',
  selectors: {
    '&[data-look="answered"], &[data-look="right"]': {
      background: vars.color.actionSoft,
      borderColor: vars.color.action,
    },
    '&[data-look="answered"]': { textDecoration: 'underline', textUnderlineOffset: 4, fontWeight: 600 },
    '&[data-look="wrong"]': { background: vars.color.criticalSoft, borderColor: vars.color.critical },
    '&[data-look="partly"]': { background: vars.color.goldSoft, borderColor: vars.color.goldStrong },
    '&[data-unsent]': {
      borderStyle: 'dashed',
      borderColor: vars.color.goldStrong,
      background: vars.color.goldSoft,
    },
    '&[aria-current]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&[data-marked]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      borderStyle: 'solid',
      borderWidth: '0 12px 12px 0',
      borderColor: `transparent ${vars.color.critical} transparent transparent`,
    },
  },
});

export const sign = style({
  fontSize: vars.text.caption.size,
  lineHeight: 1,
  marginInlineStart: 2,
  selectors: {
    '&[data-look="right"]': { color: vars.color.action },
    '&[data-look="wrong"]': { color: vars.color.critical },
  },
});

export const legend = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  listStyle: 'none',
  paddingBlockStart: vars.space[12],
  marginBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const key = style({
  display: 'inline-block',
  inlineSize: 12,
  blockSize: 12,
  marginInlineEnd: vars.space[4],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: 3,
  verticalAlign: '-1px',
  selectors: {
    '&[data-look="answered"]': { background: vars.color.actionSoft, borderColor: vars.color.action },
    '&[data-look="marked"]': {
      borderWidth: '0 12px 12px 0',
      borderRadius: 0,
      inlineSize: 0,
      blockSize: 0,
      borderColor: `transparent ${vars.color.critical} transparent transparent`,
    },
    '&[data-look="unsent"]': {
      borderStyle: 'dashed',
      borderColor: vars.color.goldStrong,
      background: vars.color.goldSoft,
    },
  },
});
