import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const outline = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minBlockSize: 0,
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const title = style({
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const done = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

export const chapters = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'calc(100vh - 64px - 10rem)',
  // The ring of focus has room.
  padding: 2,
  '@media': { '(max-width: 900px)': { maxBlockSize: '20rem' } },
});

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space[8],
  minBlockSize: '2.75rem',
  boxSizing: 'border-box',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.body,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  textDecoration: 'none',
});

export const linked = style([
  entry,
  {
    selectors: {
      '&:hover': { color: vars.color.action },
      '&[aria-current]': {
        color: vars.color.strong,
        background: vars.color.actionSoft,
        fontWeight: 600,
        boxShadow: `inset 3px 0 0 ${vars.color.action}`,
      },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid' } } } },
  },
]);

export const mark = style({ display: 'inline-flex', alignSelf: 'center', color: vars.color.action });

export const facts = style({
  display: 'inline-flex',
  gap: vars.space[8],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const spoken = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
