/** A post that is being written. */
export interface PostDraft {
  /** Sent with the post: the same one twice stands once. */
  clientId: string;
  title: string;
  /** HTML; empty without words. */
  content: string;
  categoryId: number | null;
  bounty: number;
  tagIds: readonly number[];
}

/** Null for what another version has kept in another shape. */
export function readPostDraft(value: unknown): PostDraft | null {
  // Drafts from before there were tags have none.
  const {
    clientId,
    title,
    content,
    categoryId,
    bounty,
    tagIds = [],
  } = (value ?? {}) as Partial<Record<keyof PostDraft, unknown>>;
  return typeof clientId === 'string' &&
    typeof title === 'string' &&
    typeof content === 'string' &&
    typeof bounty === 'number' &&
    (categoryId === null || typeof categoryId === 'number') &&
    Array.isArray(tagIds) &&
    tagIds.every((id) => typeof id === 'number')
    ? { clientId, title, content, categoryId, bounty, tagIds }
    : null;
}
