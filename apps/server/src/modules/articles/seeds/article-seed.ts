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
  /** All of it, or the free part of what is for sale. */
  html: string;
  sale?: ArticleSale;
}

/** What an article costs, and what follows its free part. */
export interface ArticleSale {
  /** Whole yuan. */
  charge: number;
  /** Members read it without buying it. */
  isVipFree: boolean;
  html: string;
}

export interface CategorySeed {
  name: string;
  articles: readonly ArticleSeed[];
}
