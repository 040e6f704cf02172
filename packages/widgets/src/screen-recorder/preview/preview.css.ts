import { vars } from '@shuyuan/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { figures, hairline } from '../views/look.css.ts';

const place = createContainer();
const narrow = `${place} (width < 48rem)`;

export const whole = style({
  ...ownText('base', 'body'),
  containerType: 'inline-size',
  containerName: place,
});

/** What is watched beside what is written; below each other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
  gap: `${vars.space[24]} ${vars.space[32]}`,
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const side = style({
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: 0,
  '@container': { [narrow]: { position: 'static' } },
});

/** Holds the place of a player that cannot be there. */
export const noPlayer = style({
  ...ownText('base', 'muted'),
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  padding: vars.space[24],
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  textAlign: 'center',
});

export const chapters = style({
  ...ownText('small', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  listStyle: 'none',
});
export const chapterTime = style({ ...figures });

export const nav = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], flex: 'none' });
export const position = style({
  ...ownText('small', 'muted'),
  ...figures,
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 40rem)': { display: 'none' } },
});

export const panel = style({ display: 'grid', gap: vars.space[20], paddingBlockStart: vars.space[4] });

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlockStart: vars.space[16],
  borderBlockStart: hairline,
});
export const factName = style({ ...ownText('small', 'muted') });
export const factValue = style({ ...ownText('small', 'strong'), ...figures });

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'center' });
export const toolNote = style({
  ...ownText('caption', 'muted'),
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
});

export const comments = style({ paddingBlockStart: vars.space[16], borderBlockStart: hairline });

/** What goes on, beside what can be done about it. */
export const uploadButtons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
export const progress = style({ flex: '1 1 16rem', minInlineSize: 0, display: 'grid', gap: vars.space[4] });
export const progressName = style({ ...ownText('small', 'strong'), fontWeight: 500 });
export const saved = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flex: '1 1 12rem',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: 500,
});
export const savedIcon = style({ color: vars.color.action });
export const failure = style({ flex: '1 1 100%' });
