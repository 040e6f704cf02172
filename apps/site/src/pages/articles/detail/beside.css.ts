import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { hasRoomBeside } from './detail.css.ts';

const beside = style({
  display: 'none',
  '@media': {
    [hasRoomBeside]: {
      position: 'sticky',
      insetBlockStart: `calc(64px + ${vars.space[24]})`,
      display: 'block',
      boxSizing: 'border-box',
      maxBlockSize: `calc(100vh - 64px - 2 * ${vars.space[24]})`,
      overflowY: 'auto',
      inlineSize: '100%',
      maxInlineSize: 240,
      marginBlockStart: vars.space[40],
    },
  },
});

export const before = style([beside, { gridColumn: 1, gridRow: 1, justifySelf: 'end' }]);

export const after = style([beside, { gridColumn: 3, gridRow: 1, justifySelf: 'start' }]);

export const sheet = style({
  paddingInlineStart: vars.space[16],
  borderInlineStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
});

export const whole = style({
  color: vars.color.strong,
  fontFamily: vars.font.reading,
  fontSize: vars.text.reading.size,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const place = style({
  margin: 0,
  marginBlockEnd: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

export const chapter = style({
  margin: 0,
  marginBlockStart: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  color: vars.color.body,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.action },
    '&[aria-current]': { color: vars.color.action, fontWeight: 600 },
  },
});

export const mark = style({ flex: 'none', color: vars.color.muted });

/** Below another heading. */
export const deeperEntry = style([entry, { paddingInlineStart: vars.space[16] }]);
