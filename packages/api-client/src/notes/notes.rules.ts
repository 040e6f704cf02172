/**
 * Characters of a note's title and of its words without markup, characters of the markup with them, the last second and the
 * last paragraph that a note can be about, and how many notes go at once.
 */
export const noteLimits = {
  title: 100,
  content: 10_000,
  html: 100_000,
  second: 7 * 24 * 3600,
  paragraph: 100_000,
  batch: 100,
} as const;
