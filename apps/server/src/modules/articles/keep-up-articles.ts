import { and, eq, inArray, isNotNull, isNull, notLike, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { dateInSearch, indexForSearch, removeFromSearch } from '../search/search-index.ts';
import { countCharacters } from './reading.ts';

/** What readers find an article by, as the contract names it. */
const foundBy = ['title', 'thumb', 'short_description', 'render_content'];

/** Keeps up what is worked out of these fields of articles: how long they are, and what can be found. */
export async function keepUpArticles(
  tx: Database,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<void> {
  if (fields.has('render_content') || fields.has('paid_content')) await countAnew(tx, ids);
  if (foundBy.some((name) => fields.has(name))) await indexAnew(tx, ids);
  else if (fields.has('published_at')) await dateAnew(tx, ids);
}

/** Whether one of them is published, or will be, without anything to be read or looked at. */
export async function hasEmptyPublished(tx: Database, ids: readonly number[]): Promise<boolean> {
  const text = sql`${articles.renderContent} || ${articles.paidContent}`;
  const isEmpty = and(eq(articles.characterCount, 0), notLike(text, '%<img%'));
  const isOfThem = inArray(articles.id, [...ids]);
  return (await tx.$count(articles, and(isOfThem, isNotNull(articles.publishedAt), isEmpty))) > 0;
}

async function countAnew(tx: Database, ids: readonly number[]) {
  const { id, renderContent, paidContent, characterCount } = articles;
  const texts = await tx
    .select({ id, renderContent, paidContent, characterCount })
    .from(articles)
    .where(inArray(id, [...ids]));
  for (const text of texts) {
    const counted = countCharacters(text.renderContent + text.paidContent);
    if (counted !== text.characterCount)
      await tx.update(articles).set({ characterCount: counted }).where(eq(id, text.id));
  }
}

/** Lets what is published be found by its words as they are now, and nothing else. */
async function indexAnew(tx: Database, ids: readonly number[]) {
  const { id, title, thumb, shortDescription, renderContent, publishedAt } = articles;
  const shown = await tx
    .select({ id, title, thumb, description: shortDescription, html: renderContent, publishedAt })
    .from(articles)
    .where(and(inArray(id, [...ids]), isIndexed));
  for (const { publishedAt: time, ...article } of shown)
    if (time) await indexForSearch(tx, { type: 'article', ...article, publishedAt: time });
  const isShown = new Set(shown.map((article) => article.id));
  await removeFromSearch(
    tx,
    'article',
    ids.filter((each) => !isShown.has(each)),
  );
}

/** The words are there already of what was to be found before: they are not taken apart again for another date. */
async function dateAnew(tx: Database, ids: readonly number[]) {
  const { id, publishedAt } = articles;
  const dates = await tx
    .select({ id, publishedAt })
    .from(articles)
    .where(and(inArray(id, [...ids]), isIndexed));
  const dated = new Set(await dateInSearch(tx, 'article', dates));
  await indexAnew(
    tx,
    ids.filter((each) => !dated.has(each)),
  );
}

const isIndexed = and(isNotNull(articles.publishedAt), isNull(articles.deletedAt));
