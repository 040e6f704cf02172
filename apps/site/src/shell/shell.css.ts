import { vars } from '@shuyuan/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  background: vars.color.page,
  color: vars.color.body,
  fontFamily: vars.font.text,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  lineBreak: 'strict',
  textAutospace: 'normal',
  '@media': { print: { minBlockSize: 0 } },
});

// Focus that was moved there to be heard, not to be seen.
globalStyle(`${frame} main:focus, ${frame} main h1:focus`, { outline: 'none' });
// Counts for nothing where a component draws its own: a field shows the focus around all of it.
globalStyle(`:where(${frame} :is(a, button, input):focus-visible)`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
});

export const main = style({ flex: 1, display: 'flex', flexDirection: 'column' });

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: 40,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { print: { display: 'none' } },
});

export const footer = style({
  marginBlockStart: vars.space[72],
  paddingBlock: vars.space[32],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  // What is printed is the page alone: a receipt, questions.
  '@media': { print: { display: 'none' } },
});

export const footerPlaces = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[16]}` });

export const footerPlace = style({
  // As high as a finger needs.
  paddingBlock: vars.space[8],
  color: vars.color.body,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action, textDecoration: 'underline' } },
});

/** Without a height of its own: it comes and goes, and nothing moves. */
export const backToTopPlace = style({
  // Beside the words of the page while there is room beside them. Large text leaves none, and the button would cover
  // what is pressed there: below that width it stays where it is in the flow, between the page and its footer.
  position: 'sticky',
  insetBlockEnd: `clamp(-100000px, (100vw - 52rem) * 1000, ${vars.space[40]})`,
  // Within the window, also where that is narrower than the page.
  insetInlineEnd: vars.space[32],
  zIndex: 10,
  alignSelf: 'flex-end',
  display: 'flex',
  alignItems: 'flex-end',
  blockSize: 0,
  marginInlineEnd: vars.space[32],
  marginBlock: `${vars.space[56]} calc(-1 * ${vars.space[56]})`,
  '@media': { print: { display: 'none' } },
});

export const backToTop = style({
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
});
