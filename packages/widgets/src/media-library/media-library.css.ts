import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that the library stands in; what it looks like follows from its width. */
const place = 'media-library';
export const isWide = `${place} (min-width: 43.75rem)`;
export const isNarrow = `${place} (max-width: 27rem)`;

export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 };

export const library = style(ownBox(place));

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[12],
  marginBlockEnd: vars.space[16],
});

export const heading = style({ ...ownHeading('headline') });

export const total = style({ ...ownText('small', 'muted'), flex: 1 });

export const headEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginInlineStart: 'auto',
});

export const limits = style({ ...ownText('small', 'muted') });

export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [isWide]: {
      selectors: {
        '&[data-with-folders]': {
          gap: vars.space[32],
          gridTemplateColumns: '13rem minmax(0, 1fr)',
        },
      },
    },
  },
});

/** In a dialog. */
export const picker = style([
  library,
  { display: 'grid', gap: vars.space[12], minBlockSize: '24rem', alignContent: 'start' },
]);
