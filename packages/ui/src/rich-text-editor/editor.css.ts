import { globalStyle, style } from '@vanilla-extract/css';
import { within } from '../rich-text/within.ts';
import { floating } from '../listbox/looks.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, textSize } from '../theme/mixins.ts';

export const frame = style({
  ...selfContained,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '22rem',
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has([role="textbox"]:focus-visible)': { ...focusRing, borderColor: vars.color.action },
    '&[data-size="small"]': { minBlockSize: '9rem' },
    '&[data-invalid]': { borderColor: vars.color.critical },
    '&[data-disabled], &[data-readonly]': { background: vars.color.sunken },
    '&[data-disabled]': { borderColor: vars.color.line },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: 2 } } },
  },
});

/** Stays in sight while a long text goes by. */
export const above = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
  background: vars.color.raised,
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2.25rem',
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const hint = style({
  ...ownText('caption', 'muted'),
  marginInlineStart: 'auto',
  paddingInline: vars.space[4],
});

export const tools = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minInlineSize: 0,
  outline: 'none',
});

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  selectors: {
    '& + &': { paddingInlineStart: vars.space[4], borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const tool = style({
  selectors: {
    '&&[aria-pressed="true"]': { background: vars.color.actionSoft, color: vars.color.action },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const language = style({
  ...ownText('small', 'strong'),
  minBlockSize: vars.control.small,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  selectors: { '&:focus-visible': focusRing },
});

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  selectors: { '[data-size="small"] > &': { maxBlockSize: '16rem', overflowY: 'auto' } },
});

export const panelPlace = style({
  position: 'absolute',
  zIndex: 3,
  insetInline: vars.space[8],
  insetBlockStart: '3rem',
  display: 'flex',
  pointerEvents: 'none',
});

export const panel = style({
  ...floating,
  boxSizing: 'border-box',
  inlineSize: '24rem',
  maxInlineSize: '100%',
  padding: vars.space[16],
  pointerEvents: 'auto',
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const preview = style({
  ...ownText('reading'),
  minBlockSize: '3rem',
  padding: vars.space[8],
  overflowX: 'auto',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

/** The text itself: as the reader shows it, with room to write in. */
export const text = style({
  flex: 1,
  outline: 'none',
  // Spaces stay where they are typed; the library asks for it.
  whiteSpace: 'break-spaces',
  wordBreak: 'break-word',
  fontVariantLigatures: 'none',
  selectors: {
    // Over the reader's own, in whichever order the sheets come.
    '&&': { padding: vars.space[16] },
    '[data-size="small"] &&': { padding: vars.space[12] },
    // Never an element: with one, some input methods write their first letter twice.
    '&.ProseMirror-hideselection': { caretColor: 'transparent' },
  },
});

const rule = within(text);

// Never an element: with one, some input methods write their first letter twice.
globalStyle(`${text}[data-empty="true"]::before`, {
  content: 'attr(data-placeholder)',
  color: vars.color.muted,
  float: 'inline-start',
  blockSize: 0,
  pointerEvents: 'none',
});
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });

rule('> :first-child', { marginBlockStart: 0 });
// One box in its line: the library puts an invisible break behind it.
rule('[data-part="formula-place"]:has(> [data-display])', {
  display: 'inline-block',
  inlineSize: '100%',
  verticalAlign: 'top',
});
rule('[data-part="formula-place"]', { cursor: 'pointer', borderRadius: 2 });
rule('.ProseMirror-selectednode', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
rule('.ProseMirror-separator', { display: 'inline', inlineSize: 0, blockSize: 0, border: 0, margin: 0 });
rule('.selectedCell', { background: vars.color.actionSoft });
rule('pre', {
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  // Lines that wrap need no way to scroll to their ends.
  whiteSpace: 'break-spaces',
  marginBlock: vars.space[20],
});
rule(':is(td, th, li) > p', { marginBlock: vars.space[4] });
rule('figcaption:empty::before, figcaption[data-empty]:not([data-empty=""])::before', {
  content: 'attr(data-empty)',
  ...textSize('small'),
  color: vars.color.muted,
  pointerEvents: 'none',
  float: 'inline-start',
  blockSize: 0,
  inlineSize: '100%',
});
rule('[data-part="picture"]', { position: 'relative' });
rule('canvas', { display: 'block', maxInlineSize: '100%', marginInline: 'auto', opacity: 0.5 });
rule('[data-part="upload"]', {
  ...ownText('small', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: '3rem',
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  whiteSpace: 'normal',
  userSelect: 'none',
});
rule('[data-part="upload"] progress', { accentColor: vars.color.action });
rule('[data-part="upload"] button', {
  ...ownText('small', 'strong'),
  minBlockSize: vars.control.small,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'pointer',
});
rule('[data-part="divider"]', {
  ...ownText('small', 'body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlock: vars.space[16],
  color: vars.color.goldStrong,
  userSelect: 'none',
  whiteSpace: 'normal',
});
rule('[data-part="divider"]::before, [data-part="divider"]::after', {
  content: '',
  flex: 1,
  borderBlockStart: `1px dashed ${vars.color.gold}`,
});
rule('[data-part="divider"] span', {
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.full,
  background: vars.color.goldSoft,
});
rule('[data-part="divider"] button', {
  ...ownText('small', 'strong'),
  inlineSize: vars.control.small,
  blockSize: vars.control.small,
  textAlign: 'center',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'pointer',
});
rule('[data-part="divider"] button:focus-visible', focusRing);
rule('.ProseMirror-gapcursor', { display: 'none', position: 'relative', pointerEvents: 'none' });
rule('.ProseMirror-gapcursor::after', {
  content: '',
  position: 'absolute',
  insetBlockStart: -4,
  display: 'block',
  inlineSize: 24,
  borderBlockStart: `2px solid ${vars.color.strong}`,
});
