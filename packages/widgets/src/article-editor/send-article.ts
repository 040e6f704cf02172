import { isApiError } from '@shuyuan/api-client';
import type { ManagedArticle } from '@shuyuan/api-client/manage';
import {
  contentOf,
  differenceOf,
  isSameContent,
  storedContentOf,
  type StoredContent,
} from './article-fields.ts';
import type { ArticleEditorContext } from './article-editor.state.ts';

/** Brings what is written to the server, by one call after another. */
export function createArticleSending(
  { host, getProps, get, set }: ArticleEditorContext,
  onStored: (id: number) => void,
) {
  /** An article that is being added: sent again as it was, until there is an answer. */
  let adding: { key: string; content: StoredContent; publishedAt: string | null } | undefined;

  /** The server's clock decides when something is seen: a device that goes wrong is put right by its answer. */
  const isOff = (publishedAt: string | null | undefined, updatedAt: string) =>
    typeof publishedAt === 'string' && Math.abs(Date.parse(publishedAt) - Date.parse(updatedAt)) > 30_000;

  async function add(publishedAt: string | null) {
    adding ??= { key: host.createId(), content: contentOf(get().fields), publishedAt };
    const { key, content } = adding;
    const body = { ...content, published_at: adding.publishedAt };
    try {
      const { id } = await getProps().articles.store(body, { idempotencyKey: key });
      set({ stored: { id, content, publishedAt: adding.publishedAt, updatedAt: null } });
      adding = undefined;
      onStored(id);
    } catch (error) {
      // Said no to: the next one is another.
      if (isApiError(error) && error.kind === 'business' && error.code < 500) adding = undefined;
      throw error;
    }
  }

  async function knownUpdatedAt(): Promise<string | undefined> {
    const { stored } = get();
    if (!stored || stored.updatedAt !== null) return stored?.updatedAt ?? undefined;
    const { updated_at: updatedAt } = await getProps().articles.find(stored.id);
    const now = get().stored;
    if (now) set({ stored: { ...now, updatedAt } });
    return updatedAt;
  }

  /** `publishedAt` undefined leaves as it is when others see it. */
  async function change(publishedAt?: string | null): Promise<void> {
    const seenAt = await knownUpdatedAt();
    const { stored, fields } = get();
    if (!stored) return;
    const content = contentOf(fields);
    const difference = differenceOf(content, stored.content);
    const isTimed = publishedAt !== undefined && publishedAt !== stored.publishedAt;
    if (!isTimed && Object.keys(difference).length === 0) return;
    const sent = { ...difference, ...(isTimed && { published_at: publishedAt }) };
    try {
      const { updated_at: updatedAt } = await getProps().articles.update(stored.id, sent, seenAt);
      const publishedNow = isTimed ? publishedAt : stored.publishedAt;
      set({ stored: { ...stored, content, publishedAt: publishedNow, updatedAt } });
    } catch (error) {
      if (!isApiError(error) || error.code !== 409) throw error;
      const theirs = await getProps().articles.find(stored.id);
      const isOurs =
        isSameContent(storedContentOf(theirs), content) && (!isTimed || isSameTime(theirs, publishedAt));
      // The change was made, and its answer lost.
      if (!isOurs) throw new Conflict(theirs);
      set({
        stored: {
          ...stored,
          content,
          publishedAt: theirs.published_at,
          updatedAt: theirs.updated_at,
        },
      });
    }
  }

  /** Rejects as the call that failed does, with a `Conflict` where somebody else was faster. */
  return async function send(publishedAt: string | null | undefined, isNow: boolean): Promise<void> {
    if (!get().stored) await add(publishedAt ?? null);
    await change(publishedAt);
    const updatedAt = await knownUpdatedAt();
    if (isNow && updatedAt !== undefined && isOff(publishedAt, updatedAt)) await change(updatedAt);
  };
}

const isSameTime = ({ published_at: theirs }: ManagedArticle, ours: string | null | undefined) =>
  typeof theirs === 'string' && typeof ours === 'string'
    ? Date.parse(theirs) === Date.parse(ours)
    : theirs === ours;

/** Somebody else has changed the article since it was read. */
export class Conflict extends Error {
  readonly theirs: ManagedArticle;

  constructor(theirs: ManagedArticle) {
    super('The article was changed elsewhere.');
    this.theirs = theirs;
  }
}
