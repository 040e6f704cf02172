import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { practiceChapters, practiceQuestions, practiceRecords, practices } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { managedPracticeStrings as strings } from './managed-exams.strings.ts';
import { chaptersField, chaptersWithTitles } from './practice-chapters.ts';
import { exportedColumns, publishable } from './publishable.ts';
import { refuseHeld } from './refuse-held.ts';
import { requiredCourses } from './required-courses.ts';

const { id, title, charge, publishedAt, categoryId } = practices;

const shared = publishable(practices);
const courses = requiredCourses('practice', id);
const isOfPractice = eq(practiceChapters.practiceId, id);
const chaptersCount = sql`(select count(*) from ${practiceChapters} where ${isOfPractice})`;
const questionsCount = sql`(select count(*) from ${practiceQuestions} join ${practiceChapters}
  on ${eq(practiceChapters.id, practiceQuestions.chapterId)} where ${isOfPractice})`;
const peopleCount = sql`(select count(distinct ${practiceRecords.userId}) from ${practiceRecords} join ${practiceChapters}
  on ${eq(practiceChapters.id, practiceRecords.chapterId)} where ${isOfPractice})`;

/** Practices with their chapters. */
export const managedPracticeResource = defineResource<Contract['managePractices']>({
  entity: 'practice',
  table: practices,
  title,
  owner: practices.authorId,
  deletedAt: practices.deletedAt,
  fields: {
    title,
    category_id: categoryId,
    render_description: practices.renderDescription,
    charge,
    is_vip_free: practices.isVipFree,
    required_courses: courses.field,
    chapters: chaptersField,
    published_at: publishedAt,
  },
  joins: shared.joins,
  row: (now) => ({
    ...shared.row(now),
    title,
    charge,
    questions_count: questionsCount,
    chapters_count: chaptersCount,
    people_count: peopleCount,
    created_at: practices.createdAt,
  }),
  whole: {
    category_id: categoryId,
    render_description: practices.renderDescription,
    is_vip_free: practices.isVipFree,
    required_courses: courses.withTitles,
    chapters: chaptersWithTitles,
  },
  filters: shared.filters,
  sorts: {
    updated_at: [practices.updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    title: [title, 'asc'],
  },
  exported: {
    name: strings.plural,
    columns: exportedColumns(strings, [
      [strings.chaptersCount, ({ chapters_count }) => chapters_count],
      [strings.questionsCount, ({ questions_count }) => questions_count],
      [strings.peopleCount, ({ people_count }) => people_count],
    ]),
  },
  clean: ({ render_description: html, ...fields }) =>
    html === undefined ? fields : { ...fields, render_description: sanitiseHtml(html) },
  async check(ids, { tx, isUndo }) {
    if (isUndo === true) return;
    const areThese = and(inArray(id, [...ids]), isNotNull(publishedAt));
    if ((await tx.$count(practices, and(areThese, sql`${questionsCount} = 0`))) > 0)
      throw new Problem(1, strings.needsQuestion, { field: 'chapters' });
  },
  checkRemoval: (ids, { tx }) => refuseHeld(tx, 'practice', ids, strings),
  refusals: { gone: new Problem(1, strings.referenceGone) },
});
