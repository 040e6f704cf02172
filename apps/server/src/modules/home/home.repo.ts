import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { prepareText, type KeptText } from '../../db/keep-texts.ts';
import { announcements, articles, homeBlocks, homeSliders } from '../../db/schema.ts';
import { isPublished } from '../articles/card-columns.ts';
import { cardsJson } from '../articles/card-json.ts';
import { otherLists, type OtherList } from './other-lists.ts';

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

const placeByHand = sql`array_position(${homeBlocks.itemIds}, ${articles.id})`;

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

const byHand = sql`(select ${articles.id} from ${articles}
  where ${and(eq(homeBlocks.itemOrder, 'by-hand'), sql`${articles.id} = any(${homeBlocks.itemIds})`, isPublished(now))}
  order by ${placeByHand} limit ${homeBlocks.size})`;

const listed = cardsJson(
  sql.join(
    [
      branch('newest', false),
      branch('newest', true),
      branch('most-read', false),
      branch('most-read', true),
      byHand,
    ],
    sql` union all `,
  ),
  sql`case ${homeBlocks.itemOrder} when 'by-hand' then ${placeByHand} end,
    case ${homeBlocks.itemOrder} when 'most-read' then ${articles.viewTimes} end desc,
    case ${homeBlocks.itemOrder} when 'newest' then ${articles.publishedAt} end desc, ${articles.id} desc`,
);

/** An empty list says nothing to a visitor, and is left out. `offset 0` keeps the planner from working each out twice. */
const blocks = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${homeBlocks.id}, 'sign', ${homeBlocks.sign}, 'title', ${homeBlocks.title},
    'more_url', ${homeBlocks.moreUrl}, 'items', listed.items
  ) order by ${asc(homeBlocks.sort)}, ${asc(homeBlocks.id)}) filter (where json_array_length(listed.items) > 0), '[]')
  from ${homeBlocks} cross join lateral (select ${listed} as items offset 0) as listed
  where ${and(homeBlocks.isShown, eq(homeBlocks.sign, 'article'))})`;

/** All blocks by their ids, in their order. */
const places = sql`(
  select coalesce(json_agg(${homeBlocks.id} order by ${asc(homeBlocks.sort)}, ${asc(homeBlocks.id)}), '[]')
  from ${homeBlocks} where ${homeBlocks.isShown})`;

/** What stands on the home page beside slides, announcement and articles. */
interface Beside extends Record<string, unknown> {
  others: OtherList[];
  places: number[];
}

const find = prepareText<{ now: string }, Beside>(
  'home',
  sql`select json_build_object(
    'sliders', ${sliders}, 'announcement', ${newestAnnouncement}, 'blocks', ${blocks}
  )::text as "text", ${otherLists(now)} as "others", ${places} as "places"`,
  ['others', 'places'],
);

/** The home page as JSON, with its articles, and what else is listed on it: one query, since each would cost as much as the smallest answer. */
export async function findHome(db: Database, at: Date): Promise<{ text: KeptText; row: Beside }> {
  const found = await find(db, '', { now: at.toISOString() });
  if (!found) throw new Error('The home page has no row.');
  return found;
}
