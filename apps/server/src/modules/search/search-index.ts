import type { SearchType } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { dateDocuments, listOutdated, putDocument, removeDocuments, replaceTokens } from './search.repo.ts';
import { textOf } from './text-of.ts';
import { tokenVersion, vectorOf } from './tokens.ts';

/** A thing as readers see it. */
export interface Findable {
  type: SearchType;
  id: number;
  title: string;
  /** Address of a picture; empty when there is none. */
  thumb: string;
  description: string;
  html: string;
  /** In the future: is found when its time has come. */
  publishedAt: Date;
}

/** Lets a published thing be found; call it in the transaction that publishes or changes it. */
export async function indexForSearch(db: Database, thing: Findable): Promise<void> {
  const { type, id, title, thumb, description, html, publishedAt } = thing;
  const body = textOf(html);
  await putDocument(db, {
    resourceType: type,
    resourceId: id,
    title,
    thumb,
    description,
    body,
    tokens: tokensOf({ title, description, body }),
    tokenVersion,
    publishedAt,
  });
}

const tokensOf = ({ title, description, body }: { title: string; description: string; body: string }) =>
  vectorOf([
    { text: title, weight: 'A' },
    { text: description, weight: 'B' },
    { text: body, weight: 'D' },
  ]);

/** Documents that are read at once: their texts may be long. */
const renewedAtOnce = 20;

/** Makes the tokens of documents anew that an earlier version of the code has made. Any number of servers may do so at once. */
export async function renewTokens(db: Database): Promise<void> {
  for (let after = 0; ;) {
    const outdated = await listOutdated(db, { tokenVersion, after, limit: renewedAtOnce });
    for (const document of outdated)
      await replaceTokens(db, { id: document.id, tokens: tokensOf(document), tokenVersion });
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

/** Lets things not be found any more; call it in the transaction that hides or removes them. */
export const removeFromSearch = (db: Database, type: SearchType, ids: readonly number[]): Promise<void> =>
  removeDocuments(db, type, ids);
