/** How many characters a redeem code and an activity's name have at most, how many goods an activity gives, and how many codes are made at once. */
export const redeemCodeLimits = { code: 32, name: 60, goods: 20, made: 1_000 } as const;
