import type { Locale } from '../provider/ui-context.ts';

interface PriceStrings {
  free: string;
  from: string;
  /** After the amount in sight; English has its word before. */
  isFromAfter: boolean;
  per: (unit: string) => string;
  spoken: (yuan: string, isNegative: boolean) => string;
  spokenFrom: (price: string) => string;
  spokenPer: (price: string, unit: string) => string;
  /** Both prices in one sentence. */
  spokenBoth: (price: string, original: string) => string;
}

export const priceStrings: Record<Locale, PriceStrings> = {
  'zh-CN': {
    free: '免费',
    from: '起',
    isFromAfter: true,
    per: (unit) => `/${unit}`,
    spoken: (yuan, isNegative) => `${isNegative ? '负' : ''}${yuan}元`,
    spokenFrom: (price) => `${price}起`,
    spokenPer: (price, unit) => `每${unit} ${price}`,
    spokenBoth: (price, original) => `现价${price}，原价${original}`,
  },
  en: {
    free: 'Free',
    from: 'from',
    isFromAfter: false,
    per: (unit) => `/${unit}`,
    spoken: (yuan, isNegative) => `${isNegative ? 'minus ' : ''}${yuan} yuan`,
    spokenFrom: (price) => `from ${price}`,
    spokenPer: (price, unit) => `${price} per ${unit}`,
    spokenBoth: (price, original) => `Now ${price}, was ${original}`,
  },
};
