/** The characters of a promo code, and how many codes are made at once. */
export const promoCodeLimits = { least: 4, most: 32, made: 1_000, prefix: 12, yuan: 99_999 } as const;
