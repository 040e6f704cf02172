import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '@shuyuan/ui/theme';

const place = createContainer();

/** In rem: larger text needs more room. */
const narrow = `${place} (width < 18.5rem)`;

export const panel = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  containerType: 'inline-size',
  containerName: place,
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  minInlineSize: 0,
});

export const refusal = style({
  // Out of the row while it has nothing to say, but there: a region that comes with its words is often not heard.
  ':empty': { position: 'absolute' },
});

export const refusalText = style({
  boxSizing: 'border-box',
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'center',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.criticalSoft,
  color: vars.color.critical,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The number, and the button that sends a code to it. */
export const numberRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const number = style({ flex: 1, minInlineSize: 0 });

/** Beside the frame, whatever stands above and below it; as wide for every label, so that nothing moves. */
export const send = style({
  display: 'grid',
  flex: 'none',
  minInlineSize: '8.875rem',
  paddingBlockStart: `calc(${vars.text.base.line} + ${vars.space[4]})`,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { paddingBlockStart: 0 } },
});

/** Close to the field that it belongs to. */
export const passwordAside = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlock: `calc(-1 * ${vars.space[12]}) calc(-1 * ${vars.space[8]})`,
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const line = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  fontFamily: vars.font.text,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  letterSpacing: 'normal',
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: 'balance',
});

export const smallLine = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

/** A press within a line of words. */
export const press = style({
  boxSizing: 'border-box',
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'none',
  textDecoration: 'none',
  color: vars.color.action,
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&:hover': { background: 'none', color: vars.color.actionHover, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(forced-colors: active)': { color: 'LinkText', forcedColorAdjust: 'none' } },
});

/** The puzzle in the pixels of its picture, in the middle of a dialog that may be a little narrower. */
export const puzzle = style({
  display: 'grid',
  gridTemplateColumns: `min(350px, 100% + ${vars.space[8]})`,
  justifyContent: 'center',
});

/** While the text is on its way the dialog is already as high. */
export const agreement = style({ minBlockSize: '16rem' });

/** As high as the code that it will hold and the words below it. */
export const wechat = style({ minBlockSize: '16.5rem' });
