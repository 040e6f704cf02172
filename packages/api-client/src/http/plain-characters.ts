/** Direction marks, zero-width and soft-hyphen characters, variation selectors: seen by nobody, copied by everybody. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a person means by a number, a code or an amount, typed or pasted: full-width characters become the plain ones, and
 * what cannot be seen, or is a space, goes. For every field whose text is a number or an identifier, never for prose.
 */
export const plainCharacters = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(/\s/g, '');

/** Hyphens and dashes of every width, and the minus sign. */
const hyphens = /[\p{Pd}\u2212]/gu;

/**
 * Returns a code as it is sent and looked up: as `plainCharacters`, and without the hyphens that people and printers put
 * between groups. Upper and lower case stay as they are. For codes that never contain a hyphen.
 */
export const plainCode = (typed: string): string => plainCharacters(typed).replace(hyphens, '');

/** Whether a text has the form of a promo code, a redeem code or a coupon code. A text of another form is no guess. */
export const isShopCode = (typed: string): boolean => /^[a-z\d]{4,32}$/i.test(plainCode(typed));

/** Whole units of an amount such as `￥1,299.00`; null when it begins with no digits. */
export function plainAmount(typed: string): number | null {
  const digits = /^\D*?(\d[\d,，]*)/.exec(plainCharacters(typed))?.[1]?.replace(/\D/g, '');
  return digits === undefined ? null : Number(digits);
}
