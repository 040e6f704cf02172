import { formulaPattern } from '../rich-text/formula-pattern.ts';

/** The reader takes longer ones for words. */
const longest = 2000;

const whole = new RegExp(`^(?:${formulaPattern.source})$`);

/** The TeX of a formula as it is written in a text, without its dollars or brackets. */
export const texOf = (source: string) => whole.exec(source)?.slice(1).find(Boolean)?.trim() ?? source;

/** Whether it stands on a line of its own. */
export const isBlockFormula = (source: string) => /^(?:\$\$|\\\[)/.test(source);

/**
 * TeX between signs by which the reader finds it again, as it is; null when there are none, such as for TeX with both a
 * dollar and a `\[` in it.
 */
export function formulaSource(tex: string, isBlock: boolean): string | null {
  const trimmed = tex.trim().replace(/\r\n?/g, '\n');
  if (trimmed === '') return null;
  const candidates = isBlock ? [`$$${trimmed}$$`, `\\[${trimmed}\\]`] : [`\\(${trimmed}\\)`, `$${trimmed}$`];
  const isFound = (source: string) => {
    // Found by itself, at its beginning and to its end.
    const found = formulaPattern.exec(source);
    return found?.[0] === source && texOf(source) === trimmed && source.length <= longest;
  };
  return candidates.find(isFound) ?? null;
}

/** Whether what somebody has put between dollars is mathematics, or two prices with words between them. */
export const isProbablyFormula = (tex: string) =>
  !/^\s|\s$/.test(tex) &&
  (/\\[a-z]/i.test(tex) || (!/\p{Script=Han}/u.test(tex) && /[a-z]|[\d)][\^_=<>]/i.test(tex)));
