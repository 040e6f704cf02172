/** The most characters of an answer in words, and of what is filled into one blank. */
export const answerLimits = { text: 20_000, blank: 1000 } as const;

/** How many pictures a written answer takes, the bytes of one, and what it may be. */
export const answerPictureLimits = {
  count: 9,
  bytes: 10 * 2 ** 20,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
} as const;
