import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { column, ownText, selfContained } from '../theme/mixins.ts';

export const parts = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[12],
});

/** Widths that give previews of all ratios about the same height. */
export const preview = styleVariants(
  { '16:9': '12rem', '4:3': '9rem', '1:1': '7rem', '3:4': '6rem', '5:2': '14rem', '3:1': '16rem' },
  (inlineSize) => ({
    ...selfContained,
    flex: 'none',
    inlineSize,
    maxInlineSize: '100%',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
  }),
);

/** Shows what a picture made for dark places looks like there. */
export const dark = style({ background: vars.color.scrim });

export const controls = style({ ...selfContained, ...column(8), flex: '1 1 14rem', minInlineSize: 0 });

/** Buttons stay on one line when a list of refused files grows below the first. */
export const buttons = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[8],
});

export const limits = style({ ...ownText('small', 'muted') });
