/** What a review may be: characters of its text, how much has to be studied before, in per cent, and how long it can be changed, in milliseconds. */
export const reviewLimits = {
  shortest: 10,
  longest: 255,
  progress: 30,
  changeMs: 60 * 60 * 1000,
  reply: 500,
} as const;
