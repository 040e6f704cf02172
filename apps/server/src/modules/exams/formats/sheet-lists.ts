/** Splits a list at signs that no stroke guards. The strokes stay. */
export function splitList(text: string, sign = /[,，]/): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') at += 1;
    else if (sign.test(letter)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** An entry of a list without the strokes that guard its signs. */
export const unguarded = (text: string): string => text.replaceAll(/\\(.)/g, '$1').trim();

/** An entry for a list, its signs guarded. */
export const guarded = (text: string): string => text.replaceAll(/[\\,，|]/g, (sign) => `\\${sign}`);
