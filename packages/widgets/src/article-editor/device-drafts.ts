import type { WidgetHost } from '../host/widget-host.ts';
import { readFields, type ArticleFields } from './article-fields.ts';

/** What a page has kept of an article. */
export interface DeviceDraft {
  fields: ArticleFields;
  /** When it was kept, epoch milliseconds. */
  at: number;
  /** The `updated_at` of the article that it was written upon; null where the server had none. */
  seenAt: string | null;
  /** `aside`: another version was chosen; it is offered, and never taken by itself. `stored`: the server has it too. */
  kind: 'open' | 'stored' | 'aside';
}

/** With the place where it lies. */
export interface FoundDraft extends DeviceDraft {
  key: string;
}

/**
 * What is written of the articles of one person, on the device. Each page has a place of its own, so that none writes
 * over another's. Calls reject when the device refuses.
 */
export function createDeviceDrafts(
  { storage, createId }: Pick<WidgetHost, 'storage' | 'createId'>,
  userId: number,
) {
  const own = createId();
  const prefixOf = (articleId: number | null) => `article-draft/${userId}/${articleId ?? 'new'}/`;
  const keyOf = (articleId: number | null) => prefixOf(articleId) + own;

  /** Unless its page has gone on with it. */
  const remove = (key: string, at: number) =>
    storage.update(key, (value) => (readDraft(value)?.at === at ? undefined : value));

  return {
    keep: (articleId: number | null, draft: DeviceDraft) => storage.set(keyOf(articleId), draft),
    forget: (articleId: number | null) => storage.remove(keyOf(articleId)),
    /** Lays a version beside the others, and answers where it lies. */
    async setAside(articleId: number | null, draft: Omit<DeviceDraft, 'kind'>): Promise<FoundDraft> {
      const key = prefixOf(articleId) + createId();
      const aside = { ...draft, kind: 'aside' as const };
      await storage.set(key, aside);
      return { ...aside, key };
    },
    /** What other pages, and this one before it was loaded, have kept; the latest first. */
    async others(articleId: number | null): Promise<FoundDraft[]> {
      const found = await storage.entries(prefixOf(articleId));
      return found
        .flatMap(([key, value]) => {
          const draft = key === keyOf(articleId) ? null : readDraft(value);
          return draft ? [{ ...draft, key }] : [];
        })
        .sort((one, other) => other.at - one.at);
    },
    remove,
  };
}

function readDraft(value: unknown): DeviceDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { fields: kept, at, seenAt, kind } = value as Partial<Record<keyof DeviceDraft, unknown>>;
  const fields = readFields(kept);
  if (!fields || typeof at !== 'number') return null;
  return {
    fields,
    at,
    seenAt: typeof seenAt === 'string' ? seenAt : null,
    kind: kind === 'aside' || kind === 'stored' ? kind : 'open',
  };
}
