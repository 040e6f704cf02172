import { style } from '@vanilla-extract/css';
import { dragHandle, dropGap } from '../collection/drag-looks.ts';
import { nameLink, quiet, rowStates } from '../collection/item-looks.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained } from '../theme/mixins.ts';

const rule = `1px solid ${vars.color.line}`;

export const list = style({
  ...ownText('base'),
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.raised,
  border: rule,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  lineBreak: 'strict',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing, '&[data-drop-target]': focusRing },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  minBlockSize: vars.control.large,
  paddingBlock: vars.inset.row,
  paddingInline: vars.space[16],
} as const;

const states = rowStates();
const forced = states['@media']['(forced-colors: active)'];

export const item = style({
  ...selfContained,
  ...states,
  ...row,
  flexWrap: 'wrap',
  cursor: 'default',
  selectors: {
    ...states.selectors,
    '& + &, [role="row"] ~ &': { borderBlockStart: rule },
    '&[data-focus-visible]': {
      ...states.selectors['&[data-focus-visible]'],
      borderRadius: vars.radius.control,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
    '&[data-dragging]': { opacity: 0.45 },
  },
  '@media': {
    ...states['@media'],
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: { ...forced.selectors, '&[data-disabled]': { color: 'GrayText', opacity: 1 } },
    },
  },
});

export const place = style({ ...selfContained, ...row, selectors: { '& + &': { borderBlockStart: rule } } });

/** Takes what is left, and a row of its own before it would be narrower than a few words. */
export const words = style({ flex: '1 1 7rem', minInlineSize: 0 });
export const start = style({ display: 'flex', flex: 'none' });
export const title = style({
  display: 'block',
  color: vars.color.strong,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const description = style({ ...quiet('small'), display: 'block', overflowWrap: 'anywhere' });
export const aside = style({ ...quiet('small'), flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[4],
  // On a row of their own they stand where they stood before.
  marginInlineStart: 'auto',
});

export const link = style(nameLink);

export const drag = style(dragHandle);

export const gap = style(dropGap);
