/** What the place of a thing in the shop is held to. */
export const productLimits = {
  /** Either way. */
  weight: 1_000_000,
  /** Characters. */
  sellingLine: 60,
  yuan: 1_000_000,
} as const;
