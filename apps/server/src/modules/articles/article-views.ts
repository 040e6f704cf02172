import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, articleViews } from '../../db/schema.ts';

export interface ArticleView {
  articleId: number;
  reader: Buffer;
  /** The calendar day in China, as `2026-11-21`. */
  day: string;
}

/**
 * Counts each reader of an article once a day. Rows of past days go a few at a time, so that no single reader waits for them all.
 * The articles are held in the order of their ids: of two servers that count at once, one waits for the other, and never both.
 */
export async function countViews(db: Database, views: readonly ArticleView[]): Promise<void> {
  const ids = sql`${sql.param(views.map(({ articleId }) => articleId))}::bigint[]`;
  const days = sql`${sql.param(views.map(({ day }) => day))}::date[]`;
  const readers = sql`${sql.param(views.map(({ reader }) => reader))}::bytea[]`;
  await db.execute(sql`
    with held as materialized (
      select id from ${articles} where id = any(${ids}) order by id for no key update
    ), seen as (
      insert into ${articleViews} (article_id, day, reader)
      select distinct article_id, day, reader from unnest(${ids}, ${days}, ${readers}) as view (article_id, day, reader)
      join held on held.id = article_id
      on conflict do nothing
      returning article_id, day
    ), forgotten as (
      delete from ${articleViews} where ctid in (
        select ctid from ${articleViews} where day < (select min(day) from seen)
        limit 100 for update skip locked
      )
    )
    update ${articles} set view_times = view_times + counted.views
    from (select article_id, count(*) as views from seen group by article_id) as counted
    where id = counted.article_id
  `);
}

/**
 * Collects what comes while a batch is being written, so that one transaction counts all of it. Nothing is kept beyond
 * that: what it returns resolves when the view is stored.
 */
export function createBatches<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let collecting: ({ items: Item[] } & PromiseWithResolvers<void>) | undefined;
  let isWriting = false;
  async function writeAll() {
    isWriting = true;
    for (let batch = collecting; batch; batch = collecting) {
      collecting = undefined;
      await write(batch.items).then(batch.resolve, batch.reject);
    }
    isWriting = false;
  }
  return (item) => {
    collecting ??= { items: [], ...Promise.withResolvers<void>() };
    collecting.items.push(item);
    const { promise } = collecting;
    if (!isWriting) void writeAll();
    return promise;
  };
}
