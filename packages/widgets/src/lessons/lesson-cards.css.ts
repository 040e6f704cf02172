import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownText } from '../widget/own-text.ts';

const place = 'lesson-card';

export const box = style(ownBox(place));

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[32],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  '@container': { [`${place} (max-width: 30rem)`]: { padding: vars.space[20] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
});

export const title = style({ ...ownText('lead', 'strong'), fontWeight: 600, textWrap: 'pretty' });

export const words = style(ownText('base', 'body'));

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: `${vars.space[16]} ${vars.space[20]}`,
  margin: 0,
});

export const fact = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });

export const factName = style(ownText('small', 'muted'));

export const factValue = style({
  ...ownText('lead', 'strong'),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
