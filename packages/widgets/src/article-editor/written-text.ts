/** Characters that are read: without markup and white space, as the server counts them. */
export function countCharacters(html: string): number {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:#\w+|\w+);/g, '·');
  return Array.from(text.replace(/\s/g, '')).length;
}

const charactersPerMinute = 400;

/** Minutes of reading, at least 1. */
export const readMinutes = (characters: number) => Math.max(1, Math.round(characters / charactersPerMinute));

/** A heading of the text. */
export interface OutlineRow {
  /** Which of the text's headings it is, from 0. */
  index: number;
  level: number;
  title: string;
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** The headings of a text that have words. */
export function outlineOf(html: string): OutlineRow[] {
  return [...html.matchAll(/<h([2-6])>((?:(?!<\/?h[2-6]>)[\s\S])*)<\/h\1>/g)].flatMap(
    ([, level, inner = ''], index) => {
      const words = inner.replace(/<[^>]*(?:>|$)/g, '');
      const title = words.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole).trim();
      return title === '' ? [] : [{ index, level: Number(level), title }];
    },
  );
}

/** Whether there is something to read: words, a formula or a picture. */
export const hasContent = (html: string) => countCharacters(html) > 0 || /<img\b/.test(html);
