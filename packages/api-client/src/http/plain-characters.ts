/** Direction marks, zero-width and soft-hyphen characters, variation selectors: seen by nobody, copied by everybody. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a person means by a number, a code or an amount, typed or pasted: full-width characters become the plain ones, and
 * what cannot be seen, or is a space, goes. For every field whose text is a number or an identifier, never for prose.
 */
export const plainCharacters = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(/\s/g, '');

/** Whole units of an amount such as `￥1,299.00`; null when it begins with no digits. */
export function plainAmount(typed: string): number | null {
  const digits = /^\D*?(\d[\d,，]*)/.exec(plainCharacters(typed))?.[1]?.replace(/\D/g, '');
  return digits === undefined ? null : Number(digits);
}
