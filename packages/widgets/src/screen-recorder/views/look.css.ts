import { vars } from '@shuyuan/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

export const hairline = `1px solid ${vars.color.line}`;
export const forced = '(forced-colors: active)';
export const still = '(prefers-reduced-motion: reduce)';

export const focused = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
} satisfies StyleRule;

export const figures = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;

/** A button that is only a picture. */
export const iconButton = style({
  ...ownText('base', 'muted'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.control.standard,
  blockSize: vars.control.standard,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  appearance: 'none',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not([aria-disabled])': {
      background: `color-mix(in srgb, ${vars.color.strong} 6%, transparent)`,
      color: vars.color.strong,
    },
    '&:active:not([aria-disabled])': {
      background: `color-mix(in srgb, ${vars.color.strong} 11%, transparent)`,
    },
    '&[aria-pressed="true"]': { color: vars.color.action },
    '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
    '&:focus-visible': focused,
  },
  '@media': {
    [forced]: {
      borderColor: 'ButtonBorder',
      color: 'ButtonText',
      selectors: { '&[aria-disabled]': { color: 'GrayText', opacity: 1 } },
    },
  },
});

/** One below the other, with room to breathe. */
export const rows = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  lineBreak: 'strict',
});

/** Beside each other, and below each other where there is no room. */
export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const strong = style({ ...ownText('base', 'strong'), fontWeight: 500 });
export const muted = style({ ...ownText('small', 'muted'), lineBreak: 'strict', textWrap: 'pretty' });

/** A place apart from the rest of the sheet. */
export const card = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: vars.space[16],
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.page,
});
