/** From the opening tag up to the closing one, which is then left out as any other tag. */
const silentTags =
  /<(script|style|template|title|textarea|iframe|noscript|xmp|svg|math)(?![\w-])[^<]*(?:<(?!\/\1(?![\w-]))[^<]*)*/gi;
const breaks = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi;
const tags = /<\/?[a-z!?][^>]*(?:>|$)/gi;

/** The characters that a writer of HTML must spell out. */
export const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
};

/**
 * The words of an HTML text without a browser's parser, for servers. Only ever shown as text, so that a mistake in it
 * looks untidy and cannot run.
 */
export const plainText = (html: string) =>
  html
    .replace(silentTags, '')
    .replace(breaks, '\n')
    .replace(tags, '')
    .replace(/&(?:lt|gt|amp|quot|#39|apos|nbsp);/g, (whole) => entities[whole] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
