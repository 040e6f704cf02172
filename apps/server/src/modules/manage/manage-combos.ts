import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { comboItems, combos, courseCategories, teachers } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { contentsField, contentsWithTitles } from '../combos/combo-contents.ts';
import { keepUpTaught } from '../courses/index-taught.ts';
import { isOwnCombo } from '../courses/owner-of.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { dayAndTime } from './cells.ts';
import { managedComboStrings as strings } from './managed-learning.strings.ts';
import { refuseOtherTeacher } from './own-teacher.ts';
import { refuseHeld } from './refuse-held.ts';

const { id, title, thumb, charge, originalCharge, isVipFree, userCount, publishedAt, updatedAt } = combos;

const isOfIt = eq(comboItems.comboId, id);
const itemsCount = sql`(select count(*) from ${comboItems} where ${isOfIt})`;

/** Columns with what stands in them. */
export const comboResource = defineResource<Contract['manageCombos']>({
  entity: 'combo',
  table: combos,
  title,
  owner: combos.ownerId,
  isOwn: isOwnCombo,
  fields: {
    title,
    category_id: combos.categoryId,
    teacher_id: combos.teacherId,
    thumb,
    short_description: combos.shortDescription,
    render_description: combos.renderDescription,
    charge,
    original_charge: originalCharge,
    is_vip_free: isVipFree,
    contents: contentsField,
    published_at: publishedAt,
  },
  joins: sql`join ${courseCategories} on ${eq(courseCategories.id, combos.categoryId)}
    left join ${teachers} on ${eq(teachers.id, combos.teacherId)}`,
  row: (now) => ({
    title,
    thumb,
    category: sql`json_build_object('id', ${courseCategories.id}, 'name', ${courseCategories.name})`,
    teacher: sql`case when ${teachers.id} is not null then
      json_build_object('id', ${teachers.id}, 'name', ${teachers.name}) end`,
    status: sql`case when ${isNull(publishedAt)} then 'draft' when ${gt(publishedAt, now)} then 'scheduled' else 'published' end`,
    published_at: publishedAt,
    charge,
    original_charge: originalCharge,
    is_vip_free: isVipFree,
    items_count: itemsCount,
    user_count: userCount,
    created_at: combos.createdAt,
  }),
  whole: {
    category_id: combos.categoryId,
    teacher_id: combos.teacherId,
    short_description: combos.shortDescription,
    render_description: combos.renderDescription,
    contents: contentsWithTitles,
  },
  filters: {
    status: (status, now) =>
      ({ draft: isNull(publishedAt), scheduled: gt(publishedAt, now), published: lte(publishedAt, now) })[
        status
      ],
    category_id: (category) => or(eq(combos.categoryId, category), eq(courseCategories.parentId, category)),
    teacher_id: (teacher) => eq(combos.teacherId, teacher),
  },
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    user_count: [userCount, 'desc'],
    charge: [charge, 'desc'],
    title: [title, 'asc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.title, (row) => row.title],
      [strings.category, ({ category }) => category.name],
      [strings.teacher, ({ teacher }) => teacher?.name ?? ''],
      [strings.status, ({ status }) => strings.statuses[status]],
      [strings.publishedAt, ({ published_at }) => dayAndTime(published_at)],
      [strings.charge, (row) => row.charge],
      [strings.originalCharge, ({ original_charge: original }) => (original > 0 ? original : '')],
      [strings.isVipFree, ({ is_vip_free }) => (is_vip_free ? strings.yes : strings.no)],
      [strings.itemsCount, ({ items_count }) => items_count],
      [strings.userCount, ({ user_count }) => user_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean: ({ render_description: html, ...fields }) =>
    html === undefined ? fields : { ...fields, render_description: sanitiseHtml(html) },
  async check(ids, { tx }) {
    const hasNothing = notExists(
      tx
        .select({ one: sql`1` })
        .from(comboItems)
        .where(isOfIt),
    );
    if ((await tx.$count(combos, and(inArray(id, [...ids]), isNotNull(publishedAt), hasNothing))) > 0)
      throw new Problem(1, strings.needsItem, { field: 'contents' });
  },
  async checkRemoval(ids, { tx }) {
    await refuseHeld(tx, 'combo', ids, strings);
    // They would go out of it, and an undo could not put them back.
    if ((await tx.$count(comboItems, inArray(comboItems.comboId, [...ids]))) > 0)
      throw new Problem(1, strings.hasItems);
  },
  async follow(ids, fields, change) {
    await refuseOtherTeacher(combos, ids, fields, change);
    await keepUpTaught(change.tx, 'combo', { ids, fields });
  },
  refusals: { gone: new Problem(1, strings.referenceGone) },
});
