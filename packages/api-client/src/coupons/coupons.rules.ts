/** The characters of a coupon's code, and how many codes are made at once. `grace` is in days: so long one counts after its deadline. */
export const couponLimits = {
  least: 4,
  most: 32,
  made: 1_000,
  prefix: 12,
  yuan: 99_999,
  days: 3_650,
  grace: 1,
} as const;
