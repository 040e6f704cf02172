import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const options = style({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const hint = style(ownText('small', 'muted'));

export const option = style({
  ...ownText('reading', 'body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 64,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'default' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[data-chosen]': {
      background: vars.color.actionSoft,
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
    },
    '&[data-struck]': { textDecoration: 'line-through', color: vars.color.muted },
    '&[data-result="right"]': { background: vars.color.actionSoft, borderColor: vars.color.action },
    '&[data-result="wrong"]': {
      background: vars.color.criticalSoft,
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
  },
});

export const strikable = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
});

export const strike = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.body,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.sunken, color: vars.color.strong },
  },
});

export const ordered = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const orderedOption = style({
  ...ownText('reading', 'body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 64,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-result="right"]': { background: vars.color.actionSoft, borderColor: vars.color.action },
    '&[data-result="wrong"]': { background: vars.color.criticalSoft, borderColor: vars.color.critical },
  },
});

/** The whole row is the button; the browser's own lies over it, unseen. */
export const native = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const letter = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text.base.size,
  selectors: {
    [`${option}[data-chosen] &`]: {
      background: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
    },
    [`${option}[data-result="wrong"] &`]: {
      background: vars.color.critical,
      borderColor: vars.color.critical,
      color: vars.color.onCritical,
    },
  },
});

export const optionText = style({ flex: 1, minInlineSize: 0 });

export const blank = style({ display: 'grid', gap: vars.space[4] });

export const input = style({
  ...ownText('reading', 'body'),
  inlineSize: '100%',
  minBlockSize: vars.control.large,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  resize: 'vertical',
  selectors: { '&:read-only': { background: vars.color.sunken } },
});

export const written = style({ ...ownText('reading', 'body'), whiteSpace: 'pre-wrap' });

export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const pictureItem = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[4],
  maxInlineSize: 240,
  overflowWrap: 'anywhere',
});

export const picture = style({
  display: 'block',
  inlineSize: 120,
  blockSize: 120,
  objectFit: 'cover',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

export const pictureWays = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

export const addPicture = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});
