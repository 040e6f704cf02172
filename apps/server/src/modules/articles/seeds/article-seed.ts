import type { Motif } from '../../pictures/motif.ts';

/** An article of the demonstration. */
export interface ArticleSeed {
  /** Names the article in the seeds: its discussion is found by it, and its cover is drawn from it. */
  key: string;
  title: string;
  description: string;
  /** Nick name of a teacher. */
  author: string;
  /** What the cover shows. */
  cover: Motif;
  /** Days before the seeding at which it appeared; fractions give the time of day its variety. */
  daysAgo: number;
  views: number;
  html: string;
}

export interface CategorySeed {
  name: string;
  articles: readonly ArticleSeed[];
}
