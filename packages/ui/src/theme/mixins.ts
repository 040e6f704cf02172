import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** A step of the type scale, `caption` to `display`; in `rem`, so it follows the browser's text size. */
export type TextSize = keyof typeof vars.text;

/** Size and line of one step of the scale. */
export const textSize = (size: TextSize) =>
  ({ fontSize: vars.text[size].size, lineHeight: vars.text[size].line }) satisfies StyleRule;

/**
 * What a part of a component must say for itself, because the page around it may say something else. Spread, not
 * composed: a shared class would be repeated in every entry's CSS and then win or lose by loading order.
 */
export const selfContained = {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  fontFamily: vars.font.text,
  fontStyle: 'normal',
  letterSpacing: 'normal',
  textTransform: 'none',
  textIndent: 0,
} satisfies StyleRule;

/** Text that a component shows: as above, with colour and size. */
export const ownText = (size: TextSize, color: keyof typeof vars.color = 'body') =>
  ({
    ...selfContained,
    ...textSize(size),
    color: vars.color[color],
    fontWeight: 400,
  }) satisfies StyleRule;

/** Parts below each other, such as a label, its field and what is said of it. */
export const column = (gap: keyof typeof vars.space) =>
  ({
    ...selfContained,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[gap],
    minInlineSize: 0,
  }) satisfies StyleRule;

/** A place that is measured, so that what stands in it can be laid out by the room there is and not by the screen. */
export const measured = (containerName: string) =>
  ({ ...selfContained, minInlineSize: 0, containerType: 'inline-size', containerName }) satisfies StyleRule;

/** Items below each other without bullets, in the page's text. */
export const plainList = {
  ...ownText('base'),
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  lineBreak: 'strict',
} satisfies StyleRule;

/** The one focus ring: 2 px, 2 px away. An outline also survives forced colours. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
} satisfies StyleRule;

/** Transitions for a change of state; none at all when the reader asked for stillness. */
export const stateTransition = (...properties: string[]) =>
  ({
    transitionProperty: properties.join(', '),
    transitionDuration: vars.motion.state,
    transitionTimingFunction: vars.motion.easing,
    '@media': { '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' } },
  }) satisfies StyleRule;

/** Out of sight, not out of hearing. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Cut to one line, or to `lines` of them, with an ellipsis. */
export const clamp = (lines: number) =>
  (lines === 1
    ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }
    : {
        display: '-webkit-box',
        // oxlint-disable-next-line typescript/no-deprecated -- no browser clamps lines without it yet
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        overflow: 'hidden',
        minInlineSize: 0,
      }) satisfies StyleRule;
