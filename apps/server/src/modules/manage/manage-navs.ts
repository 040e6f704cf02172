import type { Contract } from '@shuyuan/api-client/contract';
import { and, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { navItems } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { navStrings as strings } from './home.strings.ts';

const { id, name, url, parentId, sort, createdAt } = navItems;
const parents = alias(navItems, 'parents');

/** Entries of the header navigation: two levels. */
export const navResource = defineResource<Contract['manageNavs']>({
  entity: 'nav',
  table: navItems,
  title: name,
  order: sort,
  fields: { name, url, parent_id: parentId, sort },
  row: () => ({ name, url, parent_id: parentId, sort, created_at: createdAt }),
  filters: {},
  sorts: { sort: [sort, 'asc'], name: [name, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.url, (row) => row.url],
      [strings.parent, ({ parent_id }) => parent_id ?? ''],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  /** Of all entries: one that goes under another may have some under itself. */
  async check(_, { tx }) {
    const tooDeep = await tx
      .select({ id })
      .from(navItems)
      .innerJoin(parents, sql`${parents.id} = ${parentId}`)
      .where(isNotNull(parents.parentId))
      .limit(1);
    if (tooDeep.length > 0) throw new Problem(1, strings.tooDeep, { field: 'parent_id' });
  },
  /** They would go with it, and an undo could not bring them back. */
  async checkRemoval(ids, { tx }) {
    const isLeft = and(inArray(parentId, [...ids]), notInArray(id, [...ids]));
    if ((await tx.$count(navItems, isLeft)) > 0) throw new Problem(1, strings.hasChildren);
  },
  refusals: { gone: new Problem(1, strings.parentGone, { field: 'parent_id' }) },
});
