import type { Sample } from '../grants/entitlement.ts';

/** What everybody may read of an article: its opening, where only the rest is sold. */
export const sampleOf = (article: { hasPaidContent: boolean }): Sample | undefined =>
  article.hasPaidContent ? { kind: 'opening' } : undefined;
