import { and, eq, inArray, isNotNull, isNull, notLike, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { articleCategorySource } from '../search/category-sources.ts';
import { dateHolders, dateInSearch, renewDocuments } from '../search/search-index.ts';
import { teacherSource } from '../teachers/teacher-search.ts';
import { articleSource } from './index-articles.ts';
import { countCharacters } from './reading.ts';

/** What readers find an article by, as the contract names it. */
const foundBy = ['title', 'thumb', 'short_description', 'render_content', 'category_id', 'tag_ids'];

/** Fields by which teachers and categories are found once the first article is published. */
const heldBy = ['published_at', 'category_id'];

/** Keeps up what is worked out of these fields of articles: how long they are, and what can be found. */
export async function keepUpArticles(
  tx: Database,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<void> {
  if (fields.has('render_content') || fields.has('paid_content')) await countAnew(tx, ids);
  if (foundBy.some((name) => fields.has(name))) await renewDocuments(tx, articleSource, ids);
  else if (fields.has('published_at')) await dateAnew(tx, ids);
  if (!heldBy.some((name) => fields.has(name))) return;
  await dateHolders(tx, teacherSource);
  await dateHolders(tx, articleCategorySource);
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

/** The words are there already of what was to be found before: they are not taken apart again for another date. */
async function dateAnew(tx: Database, ids: readonly number[]) {
  const { id, publishedAt } = articles;
  const dates = await tx
    .select({ id, publishedAt })
    .from(articles)
    .where(and(inArray(id, [...ids]), isIndexed));
  const dated = new Set(await dateInSearch(tx, 'article', dates));
  await renewDocuments(
    tx,
    articleSource,
    ids.filter((each) => !dated.has(each)),
  );
}

const isIndexed = and(isNotNull(articles.publishedAt), isNull(articles.deletedAt));
