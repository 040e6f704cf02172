import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { anthologies, anthologyArticles, anthologyChapters, articles } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart, Fields } from '../../resources/resource.ts';
import { isSomebodys } from './anthology-goods.ts';
import { anthologyStrings as strings } from './anthologies.strings.ts';

type Contents = Fields<Contract['manageAnthologies']>['contents'];

const { anthologyId, articleId, chapterId, sort } = anthologyArticles;

/** Chapters with their articles in their order; what stands before the first one comes in one without a name. */
function contentsJson(article: SQL): SQL {
  const entries = (isMeant: SQL | undefined) => sql`(
    select json_agg(${article} order by ${asc(sort)}, ${asc(articleId)}) from ${anthologyArticles}
    join ${articles} on ${eq(articles.id, articleId)}
    where ${and(eq(anthologyId, anthologies.id), isMeant)})`;
  return sql`(
    select coalesce(json_agg(json_build_object('name', parts.name, 'articles', parts.articles) order by parts.place, parts.id), '[]')
    from (
      select -1 as place, 0 as id, '' as name, ${entries(isNull(chapterId))} as articles
      union all
      select ${anthologyChapters.sort}, ${anthologyChapters.id}, ${anthologyChapters.name},
        coalesce(${entries(eq(chapterId, anthologyChapters.id))}, '[]')
      from ${anthologyChapters} where ${eq(anthologyChapters.anthologyId, anthologies.id)}
    ) as parts where parts.articles is not null)`;
}

/** What the form shows of an anthology's contents. */
export const contentsWithTitles =
  contentsJson(sql`json_build_object('id', ${articles.id}, 'title', ${articles.title},
  'is_removed', ${articles.deletedAt} is not null)`);

/** The contents of an anthology as a field of the console. */
export const contentsField: FieldApart<Contents> = {
  json: contentsJson(sql`json_build_object('id', ${articles.id})`),
  write: writeContents,
};

async function writeContents(tx: Database, id: number, contents: Contents): Promise<void> {
  if (contents.some(({ name }, place) => name === '' && place > 0)) throw refusal(strings.chapterWithoutName);
  const ids = contents.flatMap((chapter) => chapter.articles.map((article) => article.id));
  if (new Set(ids).size < ids.length) throw refusal(strings.articleTwice);
  const before = await tx.select({ id: articleId }).from(anthologyArticles).where(eq(anthologyId, id));
  const present = before.map((row) => row.id);
  // A removed article keeps its place; none is put in.
  const isThere = or(isNull(articles.deletedAt), inArray(articles.id, present));
  if ((await tx.$count(articles, and(inArray(articles.id, ids), isThere))) < ids.length)
    throw refusal(strings.articleGone);
  if (present.some((each) => !ids.includes(each)) && (await isSomebodys(tx, [id])))
    throw refusal(strings.articleIsBought);

  await tx.delete(anthologyArticles).where(eq(anthologyId, id));
  await tx.delete(anthologyChapters).where(eq(anthologyChapters.anthologyId, id));
  for (const [place, chapter] of contents.entries()) await putChapter(tx, id, place, chapter);
}

async function putChapter(tx: Database, id: number, place: number, chapter: Contents[number]): Promise<void> {
  const [stored] =
    chapter.name === ''
      ? []
      : await tx
          .insert(anthologyChapters)
          .values({ anthologyId: id, name: chapter.name, sort: place })
          .returning({ id: anthologyChapters.id });
  const rows = chapter.articles.map((article, index) => ({
    anthologyId: id,
    articleId: article.id,
    chapterId: stored?.id ?? null,
    sort: index,
  }));
  if (rows.length > 0) await tx.insert(anthologyArticles).values(rows);
}

const refusal = (message: string) => new Problem(1, message, { field: 'contents' });
