import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { prepareText, type KeptText } from '../../db/keep-texts.ts';
import { announcements, articles, homeBlocks, homeSliders } from '../../db/schema.ts';
import { isPublished } from '../articles/card-columns.ts';
import { cardsJson } from '../articles/card-json.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;

/** Switched on, and within its time. */
const isOnShow = and(
  homeSliders.isShown,
  or(isNull(homeSliders.startsAt), lte(homeSliders.startsAt, now)),
  or(isNull(homeSliders.endsAt), gt(homeSliders.endsAt, now)),
);

const sliders = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${homeSliders.id}, 'thumb', ${homeSliders.thumb}, 'title', ${homeSliders.title},
    'description', ${homeSliders.description}, 'url', ${homeSliders.url}
  ) order by ${asc(homeSliders.sort)}, ${asc(homeSliders.id)}), '[]')
  from ${homeSliders} where ${isOnShow})`;

const newestAnnouncement = sql`(
  select json_build_object('id', ${announcements.id}, 'title', ${announcements.title},
    'created_at', ${instantJson(announcements.createdAt)})
  from ${announcements} order by ${desc(announcements.createdAt)}, ${desc(announcements.id)} limit 1)`;

const byOrder = {
  newest: sql`${desc(articles.publishedAt)}, ${desc(articles.id)}`,
  'most-read': sql`${desc(articles.viewTimes)}, ${desc(articles.id)}`,
};

/** One branch for each kind of list, so that each is read in the order of an index of its own; the others are not run. */
function branch(order: keyof typeof byOrder, isOfCategory: boolean): SQL {
  const isThisKind = and(
    eq(homeBlocks.itemOrder, order),
    isOfCategory ? sql`${homeBlocks.categoryId} is not null` : sql`${homeBlocks.categoryId} is null`,
  );
  const isOfBlock = isOfCategory ? eq(articles.categoryId, homeBlocks.categoryId) : undefined;
  return sql`(select ${articles.id} from ${articles} where ${and(isThisKind, isOfBlock, isPublished(now))}
    order by ${byOrder[order]} limit ${homeBlocks.size})`;
}

const listed = cardsJson(
  sql.join(
    [branch('newest', false), branch('newest', true), branch('most-read', false), branch('most-read', true)],
    sql` union all `,
  ),
  sql`case ${homeBlocks.itemOrder} when 'most-read' then ${articles.viewTimes} end desc,
    case ${homeBlocks.itemOrder} when 'newest' then ${articles.publishedAt} end desc, ${articles.id} desc`,
);

/** An empty list says nothing to a visitor, and is left out. `offset 0` keeps the planner from working each out twice. */
const blocks = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${homeBlocks.id}, 'sign', ${homeBlocks.sign}, 'title', ${homeBlocks.title},
    'more_url', ${homeBlocks.moreUrl}, 'items', listed.items
  ) order by ${asc(homeBlocks.sort)}, ${asc(homeBlocks.id)}) filter (where json_array_length(listed.items) > 0), '[]')
  from ${homeBlocks} cross join lateral (select ${listed} as items offset 0) as listed
  where ${homeBlocks.isShown})`;

const find = prepareText<{ now: string }>(
  'home',
  sql`select json_build_object(
    'sliders', ${sliders}, 'announcement', ${newestAnnouncement}, 'blocks', ${blocks}
  )::text as "text"`,
);

/** All of the home page, as JSON: one query, since each would cost as much as the smallest answer. */
export async function findHome(db: Database, at: Date): Promise<KeptText> {
  const found = await find(db, '', { now: at.toISOString() });
  if (!found) throw new Error('The home page has no row.');
  return found.text;
}
