import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Long comments are read whole beside the list. */
export const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const details = style({ display: 'grid', gap: vars.space[16], overflowWrap: 'anywhere' });

/** As typed, its lines too. */
export const content = style({ margin: 0, color: vars.color.strong, whiteSpace: 'pre-wrap' });

export const note = style({ margin: 0, color: vars.color.muted });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const heading = style({ margin: 0, color: vars.color.strong, fontSize: vars.text.reading.size });
