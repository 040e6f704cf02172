import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { headerHeight } from '../../../shell/header/header.css.ts';

/** How far the pictures reach up into the hero. */
const overlap = 200;

export const hero = style({
  marginBlockStart: -headerHeight,
  paddingBlockStart: headerHeight + 56,
  paddingBlockEnd: overlap + 40,
  background: `linear-gradient(160deg, ${vars.color.actionSoft}, ${vars.color.sunken} 85%)`,
});

export const body = style({ position: 'relative', marginBlockStart: -overlap });

export const sheet = style({
  padding: vars.space[72],
  borderRadius: vars.radius.dialog,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
});

export const announcement = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginBlock: `-${vars.space[24]}`,
  // A ground of its own: without slides it lies over the dark hero.
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const announcementMark = style({
  flex: 'none',
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.critical}`,
  borderRadius: vars.radius.control,
  color: vars.color.critical,
  fontFamily: vars.font.reading,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const announcementTitle = style({
  color: vars.color.strong,
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action, textDecoration: 'underline' } },
});

export const announcementDate = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.color.action,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.actionHover } },
});

export const cardSkeleton = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const cardSkeletonBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[16],
});
