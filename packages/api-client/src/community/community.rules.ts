/**
 * Characters of a post's title, of its words without markup and of the markup with them, the most credits that can be promised for an
 * answer, how many tags a post carries at most, and characters of what is said about a report and of why an
 * earlier version is hidden.
 */
export const postLimits = {
  title: 64,
  content: 10_000,
  html: 100_000,
  bounty: 10_000,
  tags: 5,
  reportWords: 200,
  versionReason: 200,
} as const;

/** What a post can be reported for. Stored: never rename one. */
export const postReportReasons = ['advertising', 'vulgar', 'illegal', 'attack', 'other'] as const;
