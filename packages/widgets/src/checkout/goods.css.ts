import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isNarrow, isTiny } from './checkout.css.ts';

export const goods = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  '@container': {
    [isNarrow]: { gridTemplateColumns: '6rem minmax(0, 1fr)' },
    [isTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const picture = style({ '@container': { [isTiny]: { maxInlineSize: '8rem' } } });

/** In the place of the picture that a membership does not have. */
export const membership = style({ display: 'grid', color: vars.color.gold });

export const words = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const name = style({ ...ownText('reading', 'strong'), fontWeight: 600, textWrap: 'pretty' });

export const kind = style(ownText('small', 'muted'));

export const price = style({
  ...ownText('base', 'strong'),
  '@container': {
    [isNarrow]: { gridColumn: '2', justifySelf: 'start' },
    [isTiny]: { gridColumn: '1' },
  },
});
