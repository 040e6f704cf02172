import { eq, sql, type SQL } from 'drizzle-orm';
import { instantJson } from '../../db/instant-json.ts';
import { articleCategories, articles, commentThreads, users } from '../../db/schema.ts';
import { cardColumns, isThreadOfArticle } from './card-columns.ts';
import { charactersPerMinute } from './reading.ts';

/** What `articleCard` makes of a row, made by the database, as arguments of `json_build_object`. Needs `articlesWithCards`. */
export const cardFields = sql`
  'id', ${articles.id},
  'title', ${articles.title},
  'thumb', ${articles.thumb},
  'short_description', ${articles.shortDescription},
  'category', json_build_object('id', ${articleCategories.id}, 'name', ${articleCategories.name}),
  'author', case when ${users.id} is not null then
    json_build_object('id', ${users.id}, 'avatar', ${users.avatar}, 'nick_name', ${users.nickName}) end,
  'view_times', ${articles.viewTimes},
  'comments_count', ${cardColumns.commentsCount},
  'read_minutes', greatest(1, round(${articles.characterCount} / ${sql.raw(charactersPerMinute.toFixed(1))})),
  'published_at', ${instantJson(articles.publishedAt)},
  'charge', ${articles.charge},
  'is_vip_free', ${articles.isVipFree}
`;

const cardJson = sql`json_build_object(${cardFields})`;

/** The articles, joined with all that a card shows. */
export const articlesWithCards = sql`${articles}
  join ${articleCategories} on ${eq(articleCategories.id, articles.categoryId)}
  left join ${users} on ${eq(users.id, articles.authorId)}
  left join ${commentThreads} on ${isThreadOfArticle}`;

/** The newest first: of one moment, the one that was added last. */
export const newestFirst = sql`${articles.publishedAt} desc, ${articles.id} desc`;

/**
 * A list of cards as JSON. The ids come as an array, so that the plan is that of a few articles: of a subquery with a limit by a
 * parameter, PostgreSQL takes a tenth of all rows to come and reads whole tables.
 * @param ids A query of ids.
 */
export const cardsJson = (ids: SQL, order: SQL = newestFirst): SQL =>
  sql`(select coalesce(json_agg(${cardJson} order by ${order}), '[]') from ${articlesWithCards}
    where ${articles.id} = any(array(${ids})))`;
