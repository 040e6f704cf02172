import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: vars.space[8], margin: 0 });

/** Name and value beside each other, or below each other where there is no room. */
export const fact = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[16]}` });

export const name = style({ flex: '0 0 12em', color: vars.color.muted });

export const value = style({
  flex: '1 1 16em',
  margin: 0,
  color: vars.color.strong,
  overflowWrap: 'anywhere',
});

export const logo = style({
  display: 'block',
  inlineSize: '9rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

/** Shows a logo that is made for dark places on such a ground. */
export const darkLogo = style([logo, { background: vars.color.scrim }]);

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const featureName = style({ margin: 0, color: vars.color.strong, fontWeight: 600 });

export const about = style({ margin: 0, color: vars.color.muted, fontSize: vars.text.small.size });
