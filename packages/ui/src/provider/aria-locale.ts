import type { Locale } from './ui-context.ts';
import type { Direction } from './use-page-direction.ts';

/**
 * react-aria knows no direction but that of the language. A language in Arabic letters runs from right to left, and what
 * is not known of it in those letters (its words, dates, figures, order) is taken from the language itself.
 */
const fromRight: Record<Locale, string> = { 'zh-CN': 'zh-Arab-CN', en: 'en-Arab' };

/** The locale by which react-aria speaks a language in a page that runs either way. */
export const ariaLocale = (locale: Locale, direction: Direction) =>
  direction === 'rtl' ? fromRight[locale] : locale;
