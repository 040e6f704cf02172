import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { clamp, selfContained, textSize, type TextSize } from '../theme/mixins.ts';

const sizes: TextSize[] = ['caption', 'small', 'base', 'reading', 'lead', 'title', 'headline', 'display'];

export const text = style({ ...selfContained, border: 0, lineBreak: 'strict', overflowWrap: 'anywhere' });
export const heading = style([text, { textWrap: 'balance' }]);

export const size = styleVariants(
  Object.fromEntries(sizes.map((name) => [name, textSize(name)])) as Record<
    TextSize,
    ReturnType<typeof textSize>
  >,
);

export const tone = styleVariants({
  strong: { color: vars.color.strong },
  body: { color: vars.color.body },
  muted: { color: vars.color.muted },
  action: { color: vars.color.action },
  critical: { color: vars.color.critical },
  positive: { color: vars.color.action },
  caution: { color: vars.color.goldStrong },
});

export const weight = styleVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  bold: { fontWeight: 600 },
});

export const font = styleVariants({
  text: { fontFamily: vars.font.text },
  reading: { fontFamily: vars.font.reading },
});

export const lines = styleVariants({ 1: clamp(1), 2: clamp(2), 3: clamp(3), 4: clamp(4) });

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
export const preserved = style({ whiteSpace: 'pre-wrap' });
