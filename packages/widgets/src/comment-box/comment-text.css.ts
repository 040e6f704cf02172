import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Twelve lines of the text in it. Its edge leaves room for the focus ring of a link; the other one is that of the row. */
export const text = style({
  boxSizing: 'border-box',
  marginInlineStart: -4,
  paddingInlineStart: 4,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  selectors: {
    '&[data-folded]': {
      maxBlockSize: '12lh',
      overflow: 'hidden',
      maskImage: 'linear-gradient(currentColor calc(100% - 1.5lh), transparent)',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-folded]': { maskImage: 'none' } } } },
});

/** The words of the quiet button stand in line with the text above. */
export const fold = style({ display: 'block', marginInlineStart: `calc(-1 * ${vars.space[8]})` });
