const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Scripts and styles up to their closing tag, which is left out as any other. */
const silent = /<(script|style)(?![\w-])[^<]*(?:<(?!\/\1(?![\w-]))[^<]*)*/gi;

/** The words of an article's HTML. For finding and snippets only; nothing here makes HTML safe. */
export function textOf(html: string): string {
  return html
    .replace(silent, ' ')
    .replace(/<[^>]*(?:>|$)/g, (tag) =>
      /^<\/?(a|b|code|em|i|mark|s|span|strong|sub|sup|u)\b/i.test(tag) ? '' : ' ',
    )
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10_ff_ff && (point < 0xd800 || point > 0xdfff)
        ? String.fromCodePoint(point)
        : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
