/** The longest that an article's parts may be, in characters; the price in whole yuan. */
export const articleLimits = { title: 100, description: 300, content: 400_000, charge: 99_999 } as const;

/** How many chapters an anthology has, and how many articles each of them. */
export const anthologyLimits = { chapters: 50, articles: 200 } as const;

/** Of a membership: the price in whole yuan, its days, and how many benefits of how many characters it names. */
export const membershipLimits = { charge: 99_999, days: 3_650, benefits: 10, benefit: 60 } as const;

/** The longest name, title or description of the smaller things that the console looks after, in characters. */
export const manageLimits = {
  name: 30,
  title: 100,
  description: 200,
  content: 20_000,
  remark: 500,
  tag: 20,
  tags: 10,
} as const;
