import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox } from '../widget/own-text.ts';

/** The place that the editor stands in; what it looks like follows from its width. */
const place = 'article-editor';
export const isNarrow = `${place} (max-width: 52rem)`;
/** Room for the outline beside the text. */
export const isWide = `${place} (min-width: 76rem)`;

export const editor = style({ ...ownBox(place), minInlineSize: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  '@container': {
    [isWide]: { gridTemplateColumns: '12rem minmax(0, 1fr) 20rem' },
    [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const waiting = style({ padding: vars.space[24], maxInlineSize: '46rem', marginInline: 'auto' });
