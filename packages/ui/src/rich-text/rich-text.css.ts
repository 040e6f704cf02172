import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, textSize } from '../theme/mixins.ts';

/** Nothing in it reaches out of its box: not a picture, not a table, not a tower of accents. */
export const richText = style({
  ...ownText('reading'),
  minInlineSize: 0,
  maxInlineSize: '100%',
  contain: 'layout style',
  overflow: 'clip',
  overflowClipMargin: 4,
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  textAutospace: 'normal',
});

export const variant = styleVariants({
  article: { ...textSize('reading') },
  comment: { ...textSize('base') },
});

type Styles = Parameters<typeof globalStyle>[1];

const within = (root: string) => (selectors: string | string[], styles: Styles) =>
  globalStyle(
    [selectors]
      .flat()
      .map((selector) => `${root} ${selector}`)
      .join(', '),
    styles,
  );

const rule = within(richText);
const article = within(variant.article);
const comment = within(variant.comment);

rule('*', { boxSizing: 'border-box' });
rule(':where(p, ul, ol, dl, blockquote, pre, figure, table, hr, [data-part="table"], h2, h3, h4, h5, h6)', {
  margin: 0,
  padding: 0,
});

// One distance between blocks, wherever they stand.
article(['p', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'figure', '[data-part="table"]', 'hr'], {
  marginBlock: vars.space[20],
});
comment(['p', 'ul', 'ol', 'blockquote', 'pre'], { marginBlock: vars.space[8] });
rule(['li > p', 'li > ul', 'li > ol', 'blockquote > p', 'dd > p'], { marginBlock: vars.space[4] });
rule(':is(li, blockquote, td, th, dd, figure, div) > :first-child', { marginBlockStart: 0 });
rule(':is(li, blockquote, td, th, dd, figure, div) > :last-child', { marginBlockEnd: 0 });
globalStyle(`${richText} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${richText} > :last-child`, { marginBlockEnd: 0 });

article(['h2', 'h3', 'h4', 'h5', 'h6'], {
  color: vars.color.strong,
  fontFamily: vars.font.reading,
  fontWeight: 600,
  textWrap: 'balance',
  marginBlock: `${vars.space[32]} ${vars.space[12]}`,
});
article('h2', { ...textSize('title'), marginBlock: `${vars.space[40]} ${vars.space[16]}` });
article('h3', { ...textSize('lead') });
article(['h4', 'h5', 'h6'], { ...textSize('reading') });

rule('a[href]', {
  color: vars.color.action,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
});
rule('a[href]:hover', { color: vars.color.actionHover, textDecorationThickness: '2px' });
rule(['a[href]:focus-visible', '[tabindex]:focus-visible'], focusRing);

rule(['strong', 'b'], { color: vars.color.strong, fontWeight: 600 });
// Han characters have no italics: emphasis is ink.
rule(['em', 'i'], { fontStyle: 'normal' });
rule('em', { color: vars.color.strong, fontWeight: 500 });
rule('mark', { background: vars.color.goldSoft, color: vars.color.strong, borderRadius: 2 });
rule('small', { fontSize: '0.875em' });
rule(['sub', 'sup'], { fontSize: '0.75em', lineHeight: 0 });
rule('abbr[title]', { textDecoration: 'underline dotted', cursor: 'help' });

rule(['ul', 'ol'], { paddingInlineStart: '1.75em' });
rule('li + li', { marginBlockStart: vars.space[4] });
rule('li::marker', { color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
rule('dt', { color: vars.color.strong, fontWeight: 600 });
rule('dd', { margin: 0, marginInlineStart: '1.75em' });

rule('blockquote', {
  paddingInlineStart: vars.space[16],
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.muted,
});
article('blockquote', { fontFamily: vars.font.reading });

rule(['code', 'kbd', 'samp', 'pre'], { fontFamily: vars.font.code, fontSize: '0.875em' });
rule([':not(pre) > code', 'kbd', 'samp'], {
  paddingBlock: '0.125em',
  paddingInline: '0.375em',
  background: vars.color.sunken,
  borderRadius: 4,
});
rule('kbd', { border: `1px solid ${vars.color.line}`, borderBlockEndWidth: 2 });
rule('pre', {
  padding: vars.space[16],
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  overflowWrap: 'normal',
  tabSize: 2,
});
rule('pre code', { fontSize: 'inherit' });
// Programs run from left to right everywhere.
rule(['pre', 'code', 'kbd', 'samp'], { direction: 'ltr', unicodeBidi: 'isolate', textAlign: 'left' });
comment('pre', { padding: vars.space[12] });

rule('hr', { blockSize: 1, border: 0, background: vars.color.line });
article('hr', { marginBlock: vars.space[32] });

rule('[data-part="table"]', { overflowX: 'auto', overscrollBehaviorX: 'contain' });
rule('table', {
  ...textSize('base'),
  minInlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
rule('caption', {
  ...textSize('small'),
  color: vars.color.muted,
  paddingBlockEnd: vars.space[8],
  textAlign: 'start',
});
rule(['th', 'td'], {
  minInlineSize: '6em',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
});
rule('th', { background: vars.color.sunken, color: vars.color.strong, fontWeight: 600 });

// `width` and `height` of the element give the ratio, so the place is kept before the picture is there.
rule('img', {
  maxInlineSize: '100%',
  blockSize: 'auto',
  verticalAlign: 'middle',
  borderRadius: vars.radius.control,
});
// Without them the place is a frame of 16 to 9 that the picture must fit into.
rule('[data-part="unsized-picture"]', {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  background: vars.color.sunken,
});
comment('img', { maxBlockSize: '20rem', objectFit: 'contain' });
comment('[data-part="unsized-picture"]', { maxInlineSize: '20rem' });
rule('figure img', { display: 'block', marginInline: 'auto' });
rule('figcaption', {
  ...textSize('small'),
  color: vars.color.muted,
  marginBlockStart: vars.space[8],
  textAlign: 'center',
});
