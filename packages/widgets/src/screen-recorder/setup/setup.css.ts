import { vars } from '@shuyuan/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { figures, focused, forced, hairline } from '../views/look.css.ts';

/** Name and state of something, and its switch. */
const crowded = '(max-width: 13rem)';
export const topRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  '@container': { [crowded]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
});
export const topWords = style({
  flex: 1,
  minInlineSize: 0,
  // Large words get a line of their own, below seal and switch.
  '@container': { [crowded]: { flexBasis: '100%', order: 1 } },
});
/** Around rows: how `topRow` lies depends on the room that is there. It is as wide as its place, never as its words. */
export const room = style({ containerType: 'inline-size' });

const seal = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
};
export const seals = styleVariants({
  action: { ...seal, background: vars.color.actionSoft, color: vars.color.action },
  neutral: { ...seal, background: vars.color.sunken, color: vars.color.muted },
  caution: { ...seal, background: vars.color.goldSoft, color: vars.color.goldStrong },
  critical: { ...seal, background: vars.color.criticalSoft, color: vars.color.critical },
});

/** What is wrong, and what rights it. */
const note = {
  ...ownText('small', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  lineBreak: 'strict',
} as const;
export const notes = styleVariants({
  critical: { ...note, background: vars.color.criticalSoft },
  caution: { ...note, background: vars.color.goldSoft },
  neutral: { ...note, background: vars.color.sunken },
});
export const noteIcons = styleVariants({
  critical: { color: vars.color.critical, paddingBlockStart: '0.125rem' },
  caution: { color: vars.color.goldStrong, paddingBlockStart: '0.125rem' },
  neutral: { color: vars.color.muted, paddingBlockStart: '0.125rem' },
});
export const noteWords = style({ flex: '1 1 12rem', minInlineSize: 0, textWrap: 'pretty' });
export const frameFix = style({ ...ownText('small', 'body'), marginBlockEnd: vars.space[8] });
export const noteTitle = style({ ...ownText('small', 'strong'), fontWeight: 500 });

/** Name at one end, control at the other. */
export const settingRow = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.control.standard,
});
export const settingName = style({ ...ownText('base', 'strong'), fontWeight: 500 });

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  selectors: { '&:has(input:focus-visible)': focused },
});
export const stepperInput = style({
  ...ownText('base', 'strong'),
  ...figures,
  inlineSize: '2rem',
  minBlockSize: `calc(${vars.control.standard} - 2px)`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  textAlign: 'end',
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
export const stepperUnit = style({ ...ownText('base', 'muted'), paddingInline: vars.space[4] });

export const checks = style({ borderBlockStart: hairline });
export const checksSummary = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '3rem',
  cursor: 'pointer',
  listStyle: 'none',
  outline: 'none',
  borderRadius: vars.radius.control,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focused,
  },
});
export const checksState = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});
export const chevron = style({
  color: vars.color.muted,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});
export const checksList = style({
  ...ownText('small', 'body'),
  display: 'grid',
  gap: vars.space[8],
  listStyle: 'none',
  paddingBlockEnd: vars.space[8],
});
export const check = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(5rem, 6.5rem) minmax(0, 1fr)',
  columnGap: vars.space[8],
  alignItems: 'start',
});
export const checkName = style({ ...ownText('small', 'muted') });
export const checkText = style({ ...ownText('small', 'body'), textWrap: 'pretty', overflowWrap: 'anywhere' });
export const checkIcon = styleVariants({
  waiting: { color: vars.color.muted, paddingBlockStart: '0.125rem' },
  ready: { color: vars.color.action, paddingBlockStart: '0.125rem' },
  note: { color: vars.color.goldStrong, paddingBlockStart: '0.125rem' },
  problem: { color: vars.color.critical, paddingBlockStart: '0.125rem' },
});

export const list = style({ ...ownText('base', 'body'), listStyle: 'none', display: 'grid' });
export const listRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const listWords = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const listTitle = style({ ...ownText('base', 'strong'), overflowWrap: 'anywhere' });
export const listFacts = style({ ...ownText('small', 'muted'), ...figures });

/** One line to be copied as it is. */
export const code = style({
  ...ownText('small', 'strong'),
  fontFamily: vars.font.code,
  display: 'block',
  flex: '1 1 14rem',
  minInlineSize: 0,
  padding: vars.space[8],
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  direction: 'ltr',
  textAlign: 'left',
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});
