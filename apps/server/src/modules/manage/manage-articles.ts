import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { articleCategories, articles, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { hasEmptyPublished, keepUpArticles } from '../articles/keep-up-articles.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { tagsField } from '../tags/tags-field.ts';
import { dayAndTime } from './cells.ts';
import { articleStrings as strings } from './manage.strings.ts';

const { title, thumb, publishedAt, charge, isVipFree, viewTimes, characterCount, updatedAt } = articles;

const tags = tagsField('article', articles.id);

/** Articles: a teacher's own, or everybody's. */
export const articleResource = defineResource<Contract['manageArticles']>({
  entity: 'article',
  table: articles,
  title,
  owner: articles.authorId,
  deletedAt: articles.deletedAt,
  fields: {
    title,
    thumb,
    short_description: articles.shortDescription,
    category_id: articles.categoryId,
    render_content: articles.renderContent,
    paid_content: articles.paidContent,
    charge,
    is_vip_free: isVipFree,
    tag_ids: tags,
    published_at: publishedAt,
  },
  joins: sql`left join ${articleCategories} on ${eq(articleCategories.id, articles.categoryId)}
    left join ${users} on ${eq(users.id, articles.authorId)}`,
  row: (now) => ({
    title,
    thumb,
    category: sql`case when ${articleCategories.id} is not null then
      json_build_object('id', ${articleCategories.id}, 'name', ${articleCategories.name}) end`,
    author: sql`case when ${users.id} is not null then
      json_build_object('id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar}) end`,
    status: sql`case when ${isNull(publishedAt)} then 'draft' when ${gt(publishedAt, now)} then 'scheduled' else 'published' end`,
    published_at: publishedAt,
    charge,
    is_vip_free: isVipFree,
    view_times: viewTimes,
    character_count: characterCount,
    created_at: articles.createdAt,
  }),
  whole: {
    short_description: articles.shortDescription,
    render_content: articles.renderContent,
    paid_content: articles.paidContent,
    tag_ids: tags.json,
  },
  filters: {
    status: (status, now) =>
      ({ draft: isNull(publishedAt), scheduled: gt(publishedAt, now), published: lte(publishedAt, now) })[
        status
      ],
    category_id: (id) => eq(articles.categoryId, id),
    author_id: (id) => eq(articles.authorId, id),
    price: (price) =>
      ({ free: eq(charge, 0), member: and(gt(charge, 0), isVipFree), sold: gt(charge, 0) })[price],
  },
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    view_times: [viewTimes, 'desc'],
    charge: [charge, 'desc'],
    title: [title, 'asc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.title, (row) => row.title],
      [strings.category, ({ category }) => category?.name ?? ''],
      [strings.author, ({ author }) => author?.nick_name ?? ''],
      [strings.status, ({ status }) => strings.statuses[status]],
      [strings.publishedAt, ({ published_at }) => dayAndTime(published_at)],
      [strings.charge, (row) => row.charge],
      [strings.isVipFree, ({ is_vip_free }) => (is_vip_free ? strings.yes : strings.no)],
      [strings.viewTimes, ({ view_times }) => view_times],
      [strings.characterCount, ({ character_count }) => character_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean({ render_content: open, paid_content: paid, ...fields }) {
    return {
      ...fields,
      ...(open !== undefined && { render_content: sanitiseHtml(open) }),
      ...(paid !== undefined && { paid_content: sanitiseHtml(paid) }),
    };
  },
  async check(ids, { tx }) {
    if (await hasEmptyPublished(tx, ids))
      throw new Problem(1, strings.needsContent, { field: 'render_content' });
  },
  follow: (ids, fields, { tx }) => keepUpArticles(tx, ids, fields),
  refusals: {
    gone: new Problem(1, strings.categoryGone, { field: 'category_id' }),
    // The one thing that a row of these fields may not be: published without a category.
    impossible: new Problem(1, strings.needsCategory, { field: 'category_id' }),
  },
});
