import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { anthologies, anthologyArticles, articleCategories, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { contentsField, contentsWithTitles } from '../anthologies/anthology-contents.ts';
import { isSomebodys } from '../anthologies/anthology-goods.ts';
import { keepUpAnthologies } from '../anthologies/index-anthologies.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { tagsField } from '../tags/tags-field.ts';
import { dayAndTime } from './cells.ts';
import { managedAnthologyStrings as strings } from './manage.strings.ts';

const { id, title, thumb, charge, isVipFree, publishedAt, updatedAt } = anthologies;

const isOfIt = eq(anthologyArticles.anthologyId, id);
const articlesCount = sql`(select count(*) from ${anthologyArticles} where ${isOfIt})`;
const tags = tagsField('anthology', id);

/** Anthologies with what stands in them. */
export const anthologyResource = defineResource<Contract['manageAnthologies']>({
  entity: 'anthology',
  table: anthologies,
  title,
  owner: anthologies.authorId,
  fields: {
    title,
    category_id: anthologies.categoryId,
    thumb,
    short_description: anthologies.shortDescription,
    render_description: anthologies.renderDescription,
    charge,
    is_vip_free: isVipFree,
    tag_ids: tags,
    contents: contentsField,
    published_at: publishedAt,
  },
  joins: sql`join ${articleCategories} on ${eq(articleCategories.id, anthologies.categoryId)}
    left join ${users} on ${eq(users.id, anthologies.authorId)}`,
  row: (now) => ({
    title,
    thumb,
    category: sql`json_build_object('id', ${articleCategories.id}, 'name', ${articleCategories.name})`,
    author: sql`case when ${users.id} is not null then
      json_build_object('id', ${users.id}, 'nick_name', ${users.nickName}) end`,
    status: sql`case when ${isNull(publishedAt)} then 'draft' when ${gt(publishedAt, now)} then 'scheduled' else 'published' end`,
    published_at: publishedAt,
    charge,
    is_vip_free: isVipFree,
    articles_count: articlesCount,
    created_at: anthologies.createdAt,
  }),
  whole: {
    category_id: anthologies.categoryId,
    short_description: anthologies.shortDescription,
    render_description: anthologies.renderDescription,
    tag_ids: tags.json,
    contents: contentsWithTitles,
  },
  filters: {
    status: (status, now) =>
      ({ draft: isNull(publishedAt), scheduled: gt(publishedAt, now), published: lte(publishedAt, now) })[
        status
      ],
    category_id: (category) => eq(anthologies.categoryId, category),
  },
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    charge: [charge, 'desc'],
    title: [title, 'asc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.title, (row) => row.title],
      [strings.category, ({ category }) => category.name],
      [strings.author, ({ author }) => author?.nick_name ?? ''],
      [strings.status, ({ status }) => strings.statuses[status]],
      [strings.publishedAt, ({ published_at }) => dayAndTime(published_at)],
      [strings.charge, (row) => row.charge],
      [strings.isVipFree, ({ is_vip_free }) => (is_vip_free ? strings.yes : strings.no)],
      [strings.articlesCount, ({ articles_count }) => articles_count],
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
        .from(anthologyArticles)
        .where(isOfIt),
    );
    if ((await tx.$count(anthologies, and(inArray(id, [...ids]), isNotNull(publishedAt), hasNothing))) > 0)
      throw new Problem(1, strings.needsArticle, { field: 'contents' });
  },
  async checkRemoval(ids, { tx }) {
    if (await isSomebodys(tx, ids)) throw new Problem(1, strings.isBought);
    // They would go out of it, and an undo could not put them back.
    if ((await tx.$count(anthologyArticles, inArray(anthologyArticles.anthologyId, [...ids]))) > 0)
      throw new Problem(1, strings.hasArticles);
  },
  follow: (ids, fields, { tx }) => keepUpAnthologies(tx, ids, fields),
  refusals: { gone: new Problem(1, strings.categoryGone, { field: 'category_id' }) },
});
