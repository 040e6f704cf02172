import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Part of a line of text: it takes size and weight from there, and adds no width. */
export const match = style({
  borderRadius: 2,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

/** A line below, for those who do not see the ground. */
const marked = (ground: string, line: string, color: string) => ({
  background: ground,
  boxShadow: `inset 0 -0.1em ${line}`,
  color,
  '@media': {
    // The system has colours for exactly this.
    '(forced-colors: active)': {
      background: 'Mark',
      boxShadow: 'none',
      color: 'MarkText',
      forcedColorAdjust: 'none',
    },
  } as const,
});

export const tone = styleVariants({
  caution: marked(vars.color.goldSoft, vars.color.gold, vars.color.strong),
  action: marked(vars.color.actionSoft, vars.color.action, vars.color.strong),
});
