import type { AnthologyDetail, AnthologyEntry, ArticleDetail } from '@shuyuan/api-client';

/** An article, and the anthology that it is read as part of. */
export interface Reading {
  detail: ArticleDetail;
  /** Null for an article that is read by itself, or whose anthology is not there or does not hold it. */
  anthology: AnthologyDetail | null;
}

/** Where an article stands in an anthology; null when it is not part of it. */
export function placeWithin({ chapters }: Pick<AnthologyDetail, 'chapters'>, id: number) {
  const entries = chapters.flatMap(({ articles }) => articles);
  const index = entries.findIndex((entry) => entry.id === id);
  if (index === -1) return null;
  return {
    /** From 1. */
    place: index + 1,
    total: entries.length,
    /** Null at either end. */
    previous: entries[index - 1] ?? null,
    next: entries[index + 1] ?? null,
  } satisfies Record<string, number | AnthologyEntry | null>;
}
