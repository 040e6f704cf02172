import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measured, ownText, plainList, selfContained } from '../theme/mixins.ts';

const place = createContainer();

export const measure = style(measured(place));

/** Room for the mark; dots and pictograms stand in the middle of it. */
const side = '1.5rem';

export const list = style({
  ...plainList,
  vars: {
    '--timeline-areas': '"mark time" "mark words"',
    '--timeline-columns': `${side} minmax(0, 1fr)`,
    '--timeline-rail': `calc(${side} / 2 - 0.5px)`,
    '--timeline-time-align': 'start',
  },
});

export const before = style({
  '@container': {
    [`${place} (min-width: 30rem)`]: {
      vars: {
        '--timeline-areas': '"time mark words"',
        '--timeline-columns': `7rem ${side} minmax(0, 1fr)`,
        '--timeline-rail': `calc(7rem + ${vars.space[12]} + ${side} / 2 - 0.5px)`,
        '--timeline-time-align': 'end',
      },
    },
  },
});

export const event = style({
  ...selfContained,
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: 'var(--timeline-areas)',
  gridTemplateColumns: 'var(--timeline-columns)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[12],
  paddingBlockEnd: vars.space[24],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${side} + 0.125rem) 0.125rem`,
      insetInlineStart: 'var(--timeline-rail)',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
    '&:is([data-coming], :has(+ [data-coming])):not(:last-child)::before': {
      borderInlineStartStyle: 'dashed',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not(:last-child)::before': { borderColor: 'CanvasText' } } },
  },
});

export const mark = style({
  gridArea: 'mark',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: side,
  blockSize: side,
  // The words' line is a little lower than the mark is high.
  marginBlockStart: `calc((${vars.text.base.line} - ${side}) / 2)`,
});

export const dot = style({
  selectors: {
    '&::after': {
      content: '""',
      boxSizing: 'border-box',
      inlineSize: '0.5625rem',
      blockSize: '0.5625rem',
      borderRadius: vars.radius.full,
      border: '2px solid currentColor',
      background: 'currentColor',
    },
    '[data-coming] > &::after': { background: 'transparent' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::after': { background: 'CanvasText', borderColor: 'CanvasText' },
        '[data-coming] > &::after': { background: 'Canvas' },
      },
    },
  },
});

export const tone = styleVariants({
  neutral: { color: vars.color.outline },
  action: { color: vars.color.action },
  positive: { color: vars.color.action },
  critical: { color: vars.color.critical },
  caution: { color: vars.color.gold },
});

export const time = style({
  ...ownText('small', 'muted'),
  gridArea: 'time',
  lineHeight: vars.text.base.line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'var(--timeline-time-align)',
});

export const words = style({ gridArea: 'words', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  ...ownText('base', 'strong'),
  fontWeight: 500,
  selectors: { '[data-coming] &': { color: vars.color.muted, fontWeight: 400 } },
});
export const content = style({ ...ownText('base', 'body'), marginBlockStart: vars.space[4] });
