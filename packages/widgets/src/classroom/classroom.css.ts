import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownText } from '../widget/own-text.ts';

const place = 'classroom';

export const classroom = style({
  ...ownBox(place),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
});

export const focusPlace = style({ outline: 'none' });

/** Holds the place of a film that is on its way, exactly: what stands below it does not move when it comes. */
export const blank = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

/** Holds the place of a film that does not come, and grows with its words. */
export const still = style([
  blank,
  {
    minBlockSize: '12rem',
    '@container': { [`${place} (max-width: 480px)`]: { aspectRatio: 'auto', minBlockSize: '16rem' } },
  },
]);

export const poster = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[24],
  textAlign: 'center',
});

export const quiet = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const title = style({ ...ownText('lead', 'strong'), fontWeight: 600, textWrap: 'balance' });

export const words = style({ ...ownText('base', 'body'), textWrap: 'balance' });

export const note = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[16]}`,
});

/** Where there is a keyboard, as far as a browser can say. */
export const forKeys = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
});
