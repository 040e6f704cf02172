import { and, desc, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  anthologies,
  combos,
  courseCategories,
  courses,
  homeBlocks,
  teachers,
  videos,
} from '../../db/schema.ts';
import { isShown as isTeacherShown } from '../teachers/teachers.repo.ts';

/** A block of something else than articles, with what stands in it, in its order. */
export interface OtherList {
  id: number;
  sign: 'course' | 'video' | 'combo' | 'anthology' | 'teacher';
  title: string;
  more_url: string | null;
  ids: number[];
}

interface Listed {
  table: PgTable & { id: PgColumn };
  isShown: SQL | undefined;
  /** What a block is narrowed to, and the condition that holds then. */
  category?: { chosen: PgColumn; isWithin: SQL | undefined };
  /** By the orders that a block of this kind may have. */
  orders: Partial<Record<typeof homeBlocks.$inferSelect.itemOrder, { order: SQL; isMeant?: SQL }>>;
}

/** The branch for each order alone is run, each in the order of an index of its own. */
function idsOf({ table, isShown, category, orders }: Listed): SQL {
  const chosen = (from: SQL, isMeant: SQL | undefined, order: SQL) =>
    sql`array(select ${table.id} from ${from} where ${and(isShown, isMeant)} order by ${order} limit ${homeBlocks.size})`;
  const branches = Object.entries(orders).flatMap(([name, { order, isMeant }]) => {
    const isOrder = sql`${homeBlocks.itemOrder} = ${sql.raw(`'${name}'`)}`;
    const whole = sql`when ${isOrder} then ${chosen(sql`${table}`, isMeant, order)}`;
    if (!category) return [whole];
    const narrowed = chosen(sql`${table}`, and(isMeant, category.isWithin), order);
    return [sql`when ${isOrder} and ${category.chosen} is not null then ${narrowed}`, whole];
  });
  const byHand = chosen(
    sql`unnest(${homeBlocks.itemIds}) with ordinality as picked (id, place)
      join ${table} on ${table.id} = picked.id`,
    undefined,
    sql`picked.place`,
  );
  return sql`case ${sql.join(branches, sql` `)} when ${homeBlocks.itemOrder} = 'by-hand' then ${byHand} end`;
}

function taught(table: typeof courses | typeof videos | typeof combos, now: SQL): Listed {
  const within = sql`select ${courseCategories.id} from ${courseCategories}
    where ${or(eq(courseCategories.id, homeBlocks.courseCategoryId), eq(courseCategories.parentId, homeBlocks.courseCategoryId))}`;
  return {
    table,
    isShown: lte(table.publishedAt, now),
    category: { chosen: homeBlocks.courseCategoryId, isWithin: sql`${table.categoryId} in (${within})` },
    orders: {
      newest: { order: newest(table) },
      popular: { order: sql`${desc(table.userCount)}, ${desc(table.id)}` },
    },
  };
}

const newest = ({ publishedAt, id }: Record<'publishedAt' | 'id', PgColumn>) =>
  sql`${desc(publishedAt)}, ${desc(id)}`;

/** Those blocks that list something else than articles, as JSON. What is hidden or gone is left out of them. */
export function otherLists(now: SQL): SQL {
  const ofCourses = taught(courses, now);
  const lists: Record<OtherList['sign'], Listed> = {
    course: {
      ...ofCourses,
      orders: {
        ...ofCourses.orders,
        recommended: { order: newest(courses), isMeant: sql`${courses.isRecommended}` },
      },
    },
    video: taught(videos, now),
    combo: taught(combos, now),
    anthology: {
      table: anthologies,
      isShown: lte(anthologies.publishedAt, now),
      category: {
        chosen: homeBlocks.categoryId,
        isWithin: eq(anthologies.categoryId, homeBlocks.categoryId),
      },
      orders: { newest: { order: newest(anthologies) } },
    },
    teacher: {
      table: teachers,
      isShown: isTeacherShown(now),
      orders: { newest: { order: sql`${desc(teachers.id)}` } },
    },
  };
  const bySign = Object.entries(lists).map(
    ([sign, listed]) => sql`when ${sql.raw(`'${sign}'`)} then ${idsOf(listed)}`,
  );
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${homeBlocks.id}, 'sign', ${homeBlocks.sign}, 'title', ${homeBlocks.title},
      'more_url', ${homeBlocks.moreUrl}, 'ids', coalesce(case ${homeBlocks.sign} ${sql.join(bySign, sql` `)} end, '{}')
    )), '[]')
    from ${homeBlocks} where ${homeBlocks.isShown} and ${homeBlocks.sign} <> 'article')`;
}
