/** Characters that are read, out of an article's HTML: without markup and white space. */
export function countCharacters(html: string): number {
  const text = html.replace(/<[^>]*(?:>|$)/g, '').replace(/&(?:#\w+|\w+);/g, '·');
  return Array.from(text.replace(/\s/g, '')).length;
}

export const charactersPerMinute = 400;

/** Minutes of reading, at least 1. */
export function readMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / charactersPerMinute));
}
