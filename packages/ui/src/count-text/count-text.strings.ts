import type { Locale } from '../provider/ui-context.ts';

/** Units by size, the largest first. */
export const countStrings: Record<Locale, readonly (readonly [size: number, unit: string])[]> = {
  'zh-CN': [
    [100_000_000, '亿'],
    [10_000, '万'],
  ],
  en: [
    [1_000_000, 'M'],
    [1000, 'K'],
  ],
};
