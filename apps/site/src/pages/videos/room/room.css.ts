import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** One column: the film stays in sight above what is read beside it. */
const isNarrow = '(max-width: 900px)';

/** Takes the whole screen, and keeps it from one lesson to the next. */
export const screen = style({
  selectors: { '&:fullscreen': { overflowY: 'auto', background: vars.color.page } },
});

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gridTemplateAreas: '"film outline" "about outline"',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[32],
  rowGap: vars.space[24],
  '@media': {
    [isNarrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"film" "outline" "about"',
      gridTemplateRows: 'auto',
      rowGap: vars.space[20],
    },
  },
});

/** Alone, a film is as wide as it is watched in one look. */
export const alone = style({ gridTemplateColumns: 'minmax(0, 60rem)', gridTemplateAreas: '"film" "about"' });

export const film = style({
  gridArea: 'film',
  minInlineSize: 0,
  '@media': {
    [isNarrow]: {
      position: 'sticky',
      insetBlockStart: 56,
      zIndex: 1,
      background: vars.color.page,
      paddingBlockEnd: vars.space[8],
    },
  },
});

/** Area of the film for lessons without one. It grows with its content. */
export const stage = style({
  gridArea: 'film',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minInlineSize: 0,
});

/** A line of about 38 characters at 16 px is read without losing the way to the next one. */
export const measure = style({ maxInlineSize: '38rem' });

export const about = style({
  gridArea: 'about',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minInlineSize: 0,
});

export const outline = style({
  gridArea: 'outline',
  minInlineSize: 0,
  '@media': {
    '(min-width: 901px)': {
      position: 'sticky',
      insetBlockStart: `calc(64px + ${vars.space[16]})`,
      alignSelf: 'start',
    },
  },
});
