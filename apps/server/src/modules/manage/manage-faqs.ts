import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { faqCategories, faqs } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { dayAndTime } from './cells.ts';
import { faqCategoryStrings, faqStrings as strings } from './manage.strings.ts';

const { question, answer, sort, isShow, createdAt } = faqs;

/** Frequent questions with their answers. */
export const faqResource = defineResource<Contract['manageFaqs']>({
  entity: 'faq',
  table: faqs,
  title: question,
  order: sort,
  fields: { category_id: faqs.categoryId, question, answer, sort, is_show: isShow },
  joins: sql`join ${faqCategories} on ${eq(faqCategories.id, faqs.categoryId)}`,
  row: () => ({
    question,
    category: sql`json_build_object('id', ${faqCategories.id}, 'name', ${faqCategories.name})`,
    sort,
    is_show: isShow,
    created_at: createdAt,
  }),
  whole: { category_id: faqs.categoryId, answer },
  filters: {
    category_id: (id) => eq(faqs.categoryId, id),
    is_show: (wanted) => eq(isShow, wanted === 'yes'),
  },
  sorts: { sort: [sort, 'asc'], question: [question, 'asc'], created_at: [createdAt, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.question, (row) => row.question],
      [strings.category, ({ category }) => category.name],
      [strings.sort, (row) => row.sort],
      [strings.isShow, ({ is_show }) => (is_show ? strings.yes : strings.no)],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean: (fields) =>
    fields.answer === undefined ? fields : { ...fields, answer: sanitiseHtml(fields.answer) },
  refusals: { gone: new Problem(1, strings.categoryGone, { field: 'category_id' }) },
});

const counted = sql`(select count(*) from ${faqs} where ${eq(faqs.categoryId, faqCategories.id)})`;

/** What frequent questions are sorted under. */
export const faqCategoryResource = defineResource<Contract['manageFaqCategories']>({
  entity: 'faqCategory',
  table: faqCategories,
  title: faqCategories.name,
  order: faqCategories.sort,
  fields: {
    name: faqCategories.name,
    sort: faqCategories.sort,
    is_about_membership: faqCategories.isAboutMembership,
  },
  row: () => ({
    name: faqCategories.name,
    sort: faqCategories.sort,
    is_about_membership: faqCategories.isAboutMembership,
    faqs_count: counted,
    created_at: faqCategories.createdAt,
  }),
  filters: {},
  sorts: {
    sort: [faqCategories.sort, 'asc'],
    name: [faqCategories.name, 'asc'],
    faqs_count: [counted, 'desc'],
  },
  exported: {
    name: faqCategoryStrings.plural,
    columns: [
      [faqCategoryStrings.id, ({ id }) => id],
      [faqCategoryStrings.name, (row) => row.name],
      [faqCategoryStrings.sort, (row) => row.sort],
      [faqCategoryStrings.faqsCount, ({ faqs_count }) => faqs_count],
      [faqCategoryStrings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  async checkRemoval(ids, { tx }) {
    if ((await tx.$count(faqs, inArray(faqs.categoryId, [...ids]))) > 0)
      throw new Problem(1, faqCategoryStrings.hasFaqs);
  },
  refusals: { taken: new Problem(1, faqCategoryStrings.taken, { field: 'name' }) },
});
