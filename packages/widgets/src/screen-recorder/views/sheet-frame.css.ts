import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../../widget/own-text.ts';
import { hairline } from './look.css.ts';

/** Where words are large and the screen is narrow, the words need it more. */
const side = `min(${vars.space[24]}, 6.5vw)`;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  // When words are so large that head and foot alone fill the screen, all of it scrolls.
  '@media': { '(max-height: 30rem)': { overflowY: 'auto' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  flex: 'none',
  paddingBlock: `${vars.space[20]} ${vars.space[16]}`,
  paddingInline: `${side} min(${vars.space[16]}, 4.5vw)`,
});

export const headWords = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  ...ownHeading('lead'),
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const lead = style({ ...ownText('small', 'muted'), lineBreak: 'strict', textWrap: 'pretty' });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
  paddingInline: side,
  '@media': { '(max-height: 30rem)': { flex: 'none', overflowY: 'visible' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  flex: 'none',
  minBlockSize: '4rem',
  boxSizing: 'border-box',
  paddingBlock: vars.space[12],
  paddingInline: side,
  borderBlockStart: hairline,
});

/** What is said at the start of the foot. */
export const footNote = style({
  ...ownText('small', 'muted'),
  flex: '1 1 12rem',
  minInlineSize: 0,
  lineBreak: 'strict',
  textWrap: 'pretty',
});
