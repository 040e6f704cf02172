import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, stateTransition, textSize } from '../theme/mixins.ts';
import { nameHover, nameLooks } from './name-looks.ts';
import { variant } from './rich-text.css.ts';
import { within } from './within.ts';

/** A text that is more than paragraphs: its look comes with the code that forms it. */
export const formed = style({});

const rule = within(formed);
// Weighs no more than a rule without a variant.
const article = within(`${formed}:where(${variant.article})`);
const comment = within(`${formed}:where(${variant.comment})`);

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
// A line with the language and the copy button, then the code.
rule('[data-part="code"]', {
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
rule('[data-part="code-top"]', {
  ...textSize('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2rem',
  paddingInline: `${vars.space[16]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});
rule('[data-part="code-language"]', { flex: 1 });
rule('[data-part="copy-result"]', { color: vars.color.body });
rule('[data-part="copy-code"]', {
  ...ownText('caption', 'muted'),
  ...stateTransition('background-color', 'color'),
  minBlockSize: '1.5rem',
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  cursor: 'pointer',
});
rule('[data-part="copy-code"]:hover', { color: vars.color.strong, background: vars.color.line });
rule('button:focus-visible', focusRing);
rule('pre', {
  padding: vars.space[16],
  lineHeight: 1.6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  overflowWrap: 'normal',
  tabSize: 2,
});
rule('pre code', { fontSize: 'inherit' });
rule('pre:focus-visible', { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.control });
// Programs run from left to right everywhere.
rule(['pre', 'code', 'kbd', 'samp'], { direction: 'ltr', unicodeBidi: 'isolate', textAlign: 'left' });
comment('pre', { padding: vars.space[12] });
comment('[data-part="code-top"]', { paddingInlineStart: vars.space[12] });

// Three inks tell code apart: words of the language, what is quoted, what is said to the reader.
rule(['[data-token="kwd"]', '[data-token="type"]', '[data-token="class"]', '[data-token="section"]'], {
  color: vars.color.actionHover,
});
rule(['[data-token="str"]', '[data-token="num"]', '[data-token="bool"]', '[data-token="esc"]'], {
  color: vars.color.goldStrong,
});
rule('[data-token="cmnt"]', { color: vars.color.muted });
rule(['[data-token="func"]', '[data-token="var"]'], { color: vars.color.strong });
rule(['[data-token="err"]', '[data-token="deleted"]'], { color: vars.color.critical });

rule('[data-mention]', { color: vars.color.action });
rule('button[data-part="mention"]', nameLooks);
rule('button[data-part="mention"]:hover', nameHover);
rule('button[data-part="mention"]:focus-visible', focusRing);

// As wide as its words, or scrolling by itself; `direction` because mathematics runs as programs do.
rule('[data-part="formula"][data-display]', {
  display: 'block',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  paddingBlock: vars.space[4],
  textAlign: 'center',
});
// Lengths are capped one by one; what many of them build together stays in a box of its own.
rule('[data-part="formula"][data-state="drawn"]', { maxBlockSize: '24em' });
rule('[data-part="formula"][data-state="drawn"]:not([data-display])', {
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'clip',
  overflowClipMargin: 4,
});
rule('[data-part="formula"][data-state="drawn"][data-display]', { overflowY: 'auto' });
rule('[data-part="formula"]:not([data-state="drawn"])', {
  fontFamily: vars.font.code,
  fontSize: '0.875em',
  whiteSpace: 'pre-wrap',
});
rule('[data-part="formula"][data-state="failed"]', { color: vars.color.critical });
rule('math', {
  fontFamily: `"Latin Modern Math", "STIX Two Math", "Cambria Math", math, ${vars.font.reading}`,
  fontSize: '1.0625em',
  color: vars.color.strong,
  direction: 'ltr',
  lineHeight: 'normal',
  overflowWrap: 'normal',
});
rule('[data-part="variable"]', {
  fontFamily: `"STIX Two Text", Cambria, "Times New Roman", ${vars.font.reading}`,
  fontStyle: 'italic',
});
rule('math[display="block"]', { display: 'block math' });
rule(['.tml-left'], { textAlign: 'left' });
rule(['.tml-right'], { textAlign: 'right' });

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

// A picture opens large: its button is no more than the picture.
rule('[data-part="enlarge"]', {
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  verticalAlign: 'middle',
  cursor: 'zoom-in',
});
rule('[data-part="not-enlarged"]', {
  ...textSize('small'),
  display: 'block',
  color: vars.color.critical,
  marginBlockStart: vars.space[4],
});
rule('[data-part="enlarge"]:has(> [data-part="unsized-picture"])', { display: 'block', inlineSize: '100%' });
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
rule('figure :is(img, [data-part="enlarge"])', { display: 'block', marginInline: 'auto' });
rule('[data-part="withheld-picture"]', { overflowWrap: 'anywhere' });
rule('figcaption', {
  ...textSize('small'),
  color: vars.color.muted,
  marginBlockStart: vars.space[8],
  textAlign: 'center',
});

// Fills and faint lines are gone: what they said, lines say.
const forced = { '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } } };
rule('[data-part="copy-code"]', forced);
rule('[data-part="enlarge"]', { '@media': { '(forced-colors: active)': { outlineOffset: 2 } } });
