import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

const isNarrow = '(max-width: 760px)';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

/** Where there is one column the bar at the foot has them. */
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  '@container': { [isNarrow]: { display: 'none' } },
});

export const membership = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.goldSoft,
  color: vars.color.strong,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
});

export const membershipIcon = style({ display: 'inline-flex', color: vars.color.goldStrong });

export const membershipWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const membershipTitle = style({ fontWeight: 600 });

export const small = style({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line });

export const included = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const includedItem = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const includedIcon = style({ display: 'inline-flex', color: vars.color.action });

/** At the lower edge while there is more of the page below it, and with room of its own at the end. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  marginBlockStart: vars.space[40],
  paddingBlock: vars.space[12],
  background: vars.color.raised,
  boxShadow: `0 0 0 100vmax ${vars.color.raised}, 0 -1px 0 100vmax ${vars.color.line}`,
  clipPath: 'inset(0 -100vmax)',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const barRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minBlockSize: 48,
  // Beside the button that leads back to the top.
  '@media': { '(min-width: 52rem) and (max-width: 1360px)': { paddingInlineEnd: vars.space[72] } },
});

export const barTitle = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.strong,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const barPrice = style({ display: 'flex', flexDirection: 'column' });

export const barFill = style({ flex: 1 });

/** Not where one column is all there is. */
export const wideOnly = style({ display: 'contents', '@container': { [isNarrow]: { display: 'none' } } });

export const narrowOnly = style({ display: 'none', '@container': { [isNarrow]: { display: 'contents' } } });
