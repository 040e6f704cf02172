import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

const givenSide = createVar();
const givenFont = createVar();
const givenLine = createVar();

/** Inherited, so that a group's size reaches its choices without any of them asking for it. */
const side = fallbackVar(givenSide, '1.125rem');
const font = fallbackVar(givenFont, vars.text.base.size);
const lineHeight = fallbackVar(givenLine, vars.text.base.line);

/** From the edge of the box to the words of the label. */
const indent = `calc(${side} + ${vars.space[8]})`;

const step = (box: string, { size, line }: { size: string; line: string }) => ({
  vars: { [givenSide]: box, [givenFont]: size, [givenLine]: line },
});

export const size = styleVariants({
  small: step('1rem', vars.text.small),
  standard: step('1.125rem', vars.text.base),
  large: step('1.25rem', vars.text.reading),
});

/** Around choices that are whole cards. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[12],
});

/** One choice: what is pressed, and the words below it. */
export const choice = style({
  ...selfContained,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  selectors: {
    [`${cards} &`]: {
      justifyContent: 'flex-start',
      gap: vars.space[4],
      padding: vars.inset.card,
      borderRadius: vars.radius.card,
      background: vars.color.raised,
    },
    [`${cards} &[data-selected], ${cards} &:has(:checked)`]: { background: vars.color.actionSoft },
    [`${cards} &[data-disabled]`]: { background: vars.color.sunken },
  },
});

/** A label, and words beside it that are no part of it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  // What has to wrap begins below the label's words, not below the box.
  paddingInlineStart: indent,
});

export const after = style({
  ...ownText('base', 'strong'),
  paddingBlock: `max(0px, (1.5rem - ${lineHeight}) / 2)`,
  fontSize: font,
  lineHeight,
});

/** Box or mark, and label: a press anywhere on it is a press on the choice. */
export const control = style({
  ...ownText('base', 'strong'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  maxInlineSize: '100%',
  paddingBlock: `max(0px, (1.5rem - ${lineHeight}) / 2)`,
  fontSize: font,
  lineHeight,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.muted },
    '&[data-readonly]': { cursor: 'default' },
    [`${line} > &`]: { marginInlineStart: `calc(-1 * ${indent})` },
    // The edge of a card is drawn by what is pressed, so that all of it is.
    [`${cards} &`]: { position: 'static', inlineSize: '100%', fontWeight: 500 },
    [`${cards} &::after`]: {
      ...stateTransition('border-color'),
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${vars.color.outline}`,
      borderRadius: vars.radius.card,
    },
    [`${cards} &[data-hovered]::after, ${cards} &:not([data-rac], [data-disabled], [data-readonly]):hover::after`]:
      { borderColor: vars.color.action },
    [`${cards} &[data-selected]::after, ${cards} &:has(:checked)::after`]: {
      border: `2px solid ${vars.color.action}`,
    },
    [`${cards} &[data-invalid]::after`]: { borderColor: vars.color.critical },
    [`${cards} &[data-disabled]::after`]: { borderColor: vars.color.line },
    [`${cards} &[data-focus-visible]::after, ${cards} &:has(:focus-visible)::after`]: focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        [`${cards} &[data-selected]::after, ${cards} &:has(:checked)::after`]: { borderColor: 'Highlight' },
        [`${cards} &[data-disabled]::after`]: { borderColor: 'GrayText' },
      },
    },
  },
});

/** A choice that has no words to show is as large as a finger needs. */
export const bare = style({ justifyContent: 'center', minInlineSize: '1.5rem' });

export const text = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Opposite the label. */
export const aside = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});

/** In line with the label, not with the box. */
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '100%',
  paddingInlineStart: `calc(${side} + ${vars.space[8]})`,
});

const edge = createVar();
const fill = createVar();
const tick = createVar();

/** `:where` weighs nothing, so that of two states the later one below wins, whoever draws the choice. */
const hovered = ':where([data-hovered], :not([data-rac], [data-disabled], [data-readonly]):hover) > &';
const pressed = ':where([data-pressed], :not([data-rac], [data-disabled], [data-readonly]):active) > &';
const half = ':where([data-indeterminate]) > &';
const chosen = `:where([data-selected]) > &, ${half}, &:checked`;

/** The box of a checkbox: drawn alike for react-aria, where it is a picture, and for the browser's own input. */
export const box = style({
  ...stateTransition('background-color', 'border-color'),
  vars: { [edge]: vars.color.outline, [fill]: vars.color.action, [tick]: vars.color.onAction },
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  margin: 0,
  marginBlockStart: `calc((${lineHeight} - ${side}) / 2)`,
  border: `1.5px solid ${edge}`,
  borderRadius: '0.25rem',
  background: vars.color.raised,
  color: tick,
  cursor: 'inherit',
  appearance: 'none',
  outline: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    [hovered]: { vars: { [edge]: vars.color.action, [fill]: vars.color.actionHover } },
    [pressed]: {
      vars: { [edge]: vars.color.actionHover, [fill]: vars.color.actionHover },
      background: vars.color.actionSoft,
    },
    ':where([data-invalid]) > &': {
      vars: {
        [edge]: vars.color.critical,
        [fill]: vars.color.critical,
        [tick]: vars.color.onCritical,
      },
    },
    ':where([data-readonly]) > &': {
      vars: { [edge]: vars.color.outline, [fill]: vars.color.muted, [tick]: vars.color.raised },
      background: vars.color.sunken,
    },
    ':where([data-disabled]) > &': {
      vars: { [edge]: vars.color.outline, [fill]: vars.color.outline, [tick]: vars.color.raised },
      background: vars.color.sunken,
      opacity: 0.6,
    },
    [chosen]: { borderColor: fill, background: fill },
    '&::before': {
      ...stateTransition('opacity'),
      content: '',
      boxSizing: 'border-box',
      inlineSize: `calc(${side} * 0.34)`,
      blockSize: `calc(${side} * 0.6)`,
      marginBlockEnd: `calc(${side} * 0.12)`,
      // A tick points one way in every script.
      borderStyle: 'solid',
      borderWidth: '0 0.125rem 0.125rem 0',
      transform: 'rotate(45deg)',
      opacity: 0,
    },
    [`:where([data-selected]) > &::before, ${half}::before, &:checked::before`]: { opacity: 1 },
    [`${half}::before`]: {
      inlineSize: `calc(${side} * 0.5)`,
      blockSize: '0.125rem',
      margin: 0,
      borderWidth: '0 0 0.125rem',
      transform: 'none',
    },
    '[data-focus-visible] > &, &:focus-visible': focusRing,
    [`${cards} [data-part] > &`]: { outline: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      vars: { [edge]: 'ButtonText', [fill]: 'Highlight', [tick]: 'HighlightText' },
      background: 'Field',
      selectors: {
        [`${hovered}, ${pressed}`]: { vars: { [edge]: 'Highlight', [fill]: 'Highlight' } },
        ':where([data-invalid]) > &': {
          vars: { [edge]: 'ButtonText', [fill]: 'Highlight', [tick]: 'HighlightText' },
          borderWidth: 3,
        },
        ':where([data-readonly]) > &': {
          vars: { [edge]: 'ButtonText', [fill]: 'ButtonText', [tick]: 'Field' },
          background: 'Field',
        },
        ':where([data-disabled]) > &': {
          vars: { [edge]: 'GrayText', [fill]: 'GrayText', [tick]: 'Field' },
          background: 'Field',
          opacity: 1,
        },
        [chosen]: { background: fill },
        '[data-focus-visible] > &, &:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

/** A box that is a radio's. */
export const mark = style({
  borderRadius: '50%',
  selectors: {
    '&&::before': {
      inlineSize: '0.4375rem',
      blockSize: '0.4375rem',
      margin: 0,
      border: 0,
      borderRadius: '50%',
      background: tick,
      transform: 'none',
    },
  },
});
