import { vars } from '@shuyuan/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** What every part of a widget says for itself, because the page around may say something else. */
export const ownText = (size: keyof typeof vars.text, color: keyof typeof vars.color) =>
  ({
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    fontFamily: vars.font.text,
    fontStyle: 'normal',
    fontWeight: 400,
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    textTransform: 'none',
    textIndent: 0,
    textAlign: 'start',
    fontSize: vars.text[size].size,
    lineHeight: vars.text[size].line,
    color: vars.color[color],
  }) satisfies StyleRule;

/** The same for the words that stand over something, in the face of what is read. */
export const ownHeading = (size: keyof typeof vars.text) =>
  ({ ...ownText(size, 'strong'), fontFamily: vars.font.reading, fontWeight: 600 }) satisfies StyleRule;

/** The box of a whole widget, which looks as the width of `place` allows. */
export const ownBox = (place: string) =>
  ({
    ...ownText('base', 'body'),
    containerType: 'inline-size',
    containerName: place,
    lineBreak: 'strict',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;
