import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { isNarrow } from '../screens.ts';
import { clearBar } from './header-panel.css.ts';

export const headerHeight = 64;

/** How far the bar has turned from clear (0) to solid (1). Set by `Header`. */
export const opacityName = '--site-header-opacity';

const fading = (color: string) =>
  `color-mix(in srgb, ${color} calc(var(${opacityName}) * 100%), transparent)`;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  blockSize: headerHeight,
  background: fading(vars.color.raised),
  borderBlockEnd: `1px solid ${fading(vars.color.line)}`,
  boxSizing: 'border-box',
  // Words of the page that pass below a half clear bar must not mix with its own.
  backdropFilter: `blur(calc(min(var(${opacityName}) * 5, 1) * 20px))`,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[40],
  maxInlineSize: `calc(1200px + 2 * ${vars.space[24]})`,
  blockSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[24],
  color: vars.color.strong,
  selectors: { [`${clearBar} > &`]: { color: 'white' } },
  '@media': { [isNarrow]: { gap: vars.space[12], paddingInline: `${vars.space[16]} ${vars.space[8]}` } },
});

/** What stands behind the menu button where there is no room for it. */
export const roomy = style({ display: 'contents', '@media': { [isNarrow]: { display: 'none' } } });

export const narrow = style({ display: 'none', '@media': { [isNarrow]: { display: 'contents' } } });

const whiteRing = { [`${clearBar} &:focus-visible`]: { outlineColor: 'currentcolor' } };

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: 44,
  color: 'inherit',
  fontFamily: vars.font.reading,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: 600,
  letterSpacing: '0.08em',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: whiteRing,
});

export const brandName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const seal = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
});

export const entries = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const navLink = style({
  position: 'relative',
  whiteSpace: 'nowrap',
  paddingBlock: vars.space[8],
  color: 'inherit',
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current]': { fontWeight: 600 },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 2,
      blockSize: 2,
      borderRadius: vars.radius.full,
      background: 'currentcolor',
      opacity: 0,
      transition: `opacity ${vars.motion.state} ${vars.motion.easing}`,
    },
    ...whiteRing,
    '&[aria-current]::after': { opacity: 1, background: vars.color.action },
    [`${clearBar} &::after`]: { background: 'currentcolor' },
    '&:hover::after': { opacity: 0.5 },
    '&[aria-current]:hover::after': { opacity: 1 },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  marginInlineStart: 'auto',
  '@media': { [isNarrow]: { flex: 'none', gap: vars.space[4] } },
});

/** Nothing of its own to see: only where the focus goes over. */
export const accountPlace = style({ display: 'contents' });

export const visitor = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

const way = style({
  minBlockSize: vars.control.standard,
  whiteSpace: 'nowrap',
  margin: 0,
  paddingBlock: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    ...whiteRing,
    '&:hover': { background: 'color-mix(in srgb, currentcolor 10%, transparent)' },
  },
});

export const login = style([way, { paddingInline: vars.space[16], borderColor: 'currentcolor' }]);

export const register = style([way, { paddingInline: vars.space[12] }]);

export const panelList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const panelEntry = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.control.standard,
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.strong,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { color: vars.color.action, fontWeight: 600 },
    '&[aria-disabled]': { cursor: 'progress' },
  },
});

export const choice = style({ margin: 0, padding: vars.space[4], border: 0 });

export const legend = style({
  padding: `${vars.space[4]} ${vars.space[8]}`,
  color: vars.color.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

export const option = style([panelEntry, { paddingInline: vars.space[8] }]);

export const radio = style({ margin: 0, accentColor: vars.color.action });

export const identity = style({
  display: 'flex',
  gap: vars.space[12],
  inlineSize: 300,
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  padding: vars.space[12],
  marginBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const identityText = style({ minInlineSize: 0, flex: 1 });
export const nameRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const name = style({
  color: vars.color.strong,
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  whiteSpace: 'nowrap',
});

export const accountLabel = style({ flex: 'none' });

export const accountId = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.body,
  fontVariantNumeric: 'tabular-nums',
});
