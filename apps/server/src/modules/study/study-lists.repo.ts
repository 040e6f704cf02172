import type { ResourceType, StudyTab } from '@shuyuan/api-client';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { anthologies, combos, favorites, grants } from '../../db/schema.ts';
import { isOwning } from '../grants/grants.repo.ts';
import { listedTypes, ofTypes } from '../resource-cards/resource-types.ts';

export interface StudyList {
  userId: number;
  tab: StudyTab;
  /** Of these alone. */
  types: readonly ResourceType[];
  now: Date;
}

type Lists = Omit<StudyList, 'tab'>;

/** What a person has begun: `type`, `id`, `studied_at` and `progress`. */
const begun = ({ userId, types, now }: Lists) => ofTypes(types, ({ studiedBy }) => studiedBy(userId, now));

/** What a person has: of several grants of one thing the latest stands for all of them. */
const owned = ({ userId, types, now }: Lists) => sql`
  select ${grants.goodsType} as type, ${grants.goodsId} as id, max(${grants.createdAt}) as at from ${grants}
  where ${and(eq(grants.userId, userId), inArray(grants.goodsType, [...types]), isOwning(grants, now))}
  group by ${grants.goodsType}, ${grants.goodsId}`;

const kept = ({ userId, types }: Lists) => sql`
  select ${favorites.resourceType} as type, ${favorites.resourceId} as id, ${favorites.createdAt} as at from ${favorites}
  where ${and(eq(favorites.userId, userId), inArray(favorites.resourceType, [...types]))}`;

/** Bundles whose parts can be studied without them. */
const bundles = { combo: combos, anthology: anthologies } as const;

/** Whether a person may use a bundle as a whole, for a row of `type` and `id`. True of all that is no bundle. */
const isOpenWhole = ({ userId, now }: Lists): SQL => {
  const owns = (type: SQL, id: SQL) =>
    sql`exists (select from ${grants} where ${and(eq(grants.userId, userId), isOwning(grants, now))}
      and ${grants.goodsType} = ${type} and ${grants.goodsId} = ${id})`;
  const isMember = sql`exists (select from ${grants}
    where ${and(eq(grants.userId, userId), eq(grants.goodsType, 'membership'), isOwning(grants, now))})`;
  const conditions = Object.entries(bundles).map(
    ([type, of]) => sql`type = ${type} and exists (select from ${of} where ${of.id} = begun.id
      and (${of.charge} = 0 or ${of.isVipFree} and ${isMember} or ${owns(sql`${type}`, sql`begun.id`)}))`,
  );
  return sql`(type not in (${sql.join(
    Object.keys(bundles).map((type) => sql`${type}`),
    sql`, `,
  )}) or ${sql.join(conditions, sql` or `)})`;
};

/** What stands in each tab, and since when. */
const tabs: Record<StudyTab, (lists: Lists) => SQL> = {
  learning: (lists) =>
    sql`select type, id, studied_at as at from (${begun(lists)}) as begun where ${isOpenWhole(lists)}`,
  subscribed: owned,
  collected: kept,
};

/** A thing, and what the person has done with it. */
export interface StudyRow {
  type: ResourceType;
  id: number;
  progress: number;
  studied_at: string | null;
  subscribed_at: string | null;
  collected_at: string | null;
}

/** One page of a tab, the latest first. What each thing is, nobody asks here: it may be gone. */
export const studyPage = (list: StudyList, { page, size }: { page: number; size: number }): SQL => sql`
  with page as materialized (
    select type, id, at from (${tabs[list.tab](list)}) as listed
    order by at desc, id desc, type limit ${size} offset ${(page - 1) * size}
  )
  select page.type, page.id, coalesce(begun.progress, 0) as progress, ${instantJson(sql`begun.studied_at`)} as studied_at,
    ${instantJson(sql`owned.at`)} as subscribed_at, ${instantJson(sql`kept.at`)} as collected_at
  from page
  left join (${begun(list)}) as begun on begun.type = page.type and begun.id = page.id
  left join (${owned(list)}) as owned on owned.type = page.type and owned.id = page.id
  left join (${kept(list)}) as kept on kept.type = page.type and kept.id = page.id
  order by page.at desc, page.id desc, page.type`;

export async function listStudied(
  db: Database,
  list: StudyList,
  slice: { page: number; size: number },
): Promise<StudyRow[]> {
  const { rows } = await db.execute<StudyRow & Record<string, unknown>>(studyPage(list, slice));
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** How many things of each type stand in a tab. */
export async function countStudied(
  db: Database,
  list: Omit<StudyList, 'types'>,
): Promise<Partial<Record<ResourceType, number>>> {
  const listed = tabs[list.tab]({ ...list, types: listedTypes });
  const { rows } = await db.execute<{ type: ResourceType; count: number }>(
    sql`select type, count(*)::int as count from (${listed}) as listed group by type`,
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}
