import type { SearchType } from '@shuyuan/api-client';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  dateDocuments,
  dateHolderDocuments,
  listMissing,
  listOutdated,
  putDocument,
  removeDocuments,
  replaceTokens,
} from './search.repo.ts';
import type { Findable, SearchHolder, SearchHolderSource, SearchSource } from './search-source.ts';
import { textOf } from './text-of.ts';
import { tokenVersion, vectorOf } from './tokens.ts';

/** Lets a published thing be found; call it in the transaction that publishes or changes it. */
export async function indexForSearch(db: Database, thing: Findable): Promise<void> {
  const { type, id, title, thumb, description, html, publishedAt } = thing;
  const body = textOf(html);
  const labels = (thing.labels ?? []).join('\n');
  await putDocument(db, {
    resourceType: type,
    resourceId: id,
    title,
    thumb,
    description,
    body,
    labels,
    tokens: tokensOf({ title, description, body, labels }),
    tokenVersion,
    publishedAt,
  });
}

const tokensOf = (document: { title: string; description: string; body: string; labels: string }) =>
  vectorOf([
    { text: document.title, weight: 'A' },
    { text: document.description, weight: 'B' },
    ...document.labels.split('\n').map((text) => ({ text, weight: 'C' as const })),
    { text: document.body, weight: 'D' },
  ]);

/** Documents that are read at once: their texts may be long. */
const renewedAtOnce = 20;

/** Rewrites the documents of these ids, and deletes those whose content may no longer be found. */
export async function renewDocuments(
  db: Database,
  source: SearchSource,
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += renewedAtOnce) {
    const some = ids.slice(from, from + renewedAtOnce);
    const found = await source.find(db, some);
    for (const thing of found) await indexForSearch(db, thing);
    const isThere = new Set(found.map(({ id }) => id));
    await removeFromSearch(
      db,
      source.type,
      some.filter((id) => !isThere.has(id)),
    );
  }
}

/** Rewrites all documents of a source. */
export async function renewAllDocuments(db: Database, source: SearchSource): Promise<void> {
  await renewDocuments(db, source, await idsOf(db, source.all));
}

/** Rewrites the documents that have the names of these holders as labels. */
export async function renewUnder(
  db: Database,
  sources: readonly SearchSource[],
  holder: SearchHolder,
  ids: readonly number[],
): Promise<void> {
  for (const source of sources) {
    const query = source.under[holder];
    if (query) await renewDocuments(db, source, await idsOf(db, query(ids)));
  }
}

async function idsOf(db: Database, query: SearchSource['all']): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`${query}`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Brings the index up to date with this version of the code: rewrites tokens and labels of documents of earlier versions, and adds
 * content that has no document yet. Any number of servers may do so at once.
 */
export async function renewSearch(db: Database, sources: readonly SearchSource[]): Promise<void> {
  await renewOutdated(db, sources);
  for (const source of sources) {
    const missing = await listMissing(db, source);
    await renewDocuments(db, source, missing);
  }
}

async function renewOutdated(db: Database, sources: readonly SearchSource[]): Promise<void> {
  for (let after = 0; ;) {
    const outdated = await listOutdated(db, { tokenVersion, after, limit: renewedAtOnce });
    for (const document of outdated) {
      const source = sources.find(({ type }) => type === document.resourceType);
      const [found] = (await source?.find(db, [document.resourceId])) ?? [];
      const labels = found?.labels?.join('\n') ?? document.labels;
      const tokens = tokensOf({ ...document, labels });
      await replaceTokens(db, { id: document.id, tokens, labels, tokenVersion });
    }
    const last = outdated.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Gives what can be found already other dates of publication; answers what that is. */
export const dateInSearch = (
  db: Database,
  type: SearchType,
  things: readonly { id: number; publishedAt: Date | null }[],
): Promise<number[]> => dateDocuments(db, type, things);

/** Finds teachers or categories from the date on at which the first of their things is published. */
export const dateHolders = (db: Database, source: SearchHolderSource): Promise<void> =>
  dateHolderDocuments(db, source);

/** Lets things not be found any more; call it in the transaction that hides or removes them. */
const removeFromSearch = (db: Database, type: SearchType, ids: readonly number[]): Promise<void> =>
  removeDocuments(db, type, ids);
