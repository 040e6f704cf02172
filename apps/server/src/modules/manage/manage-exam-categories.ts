import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { examCategories, mockPapers, papers, practices, questions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { keepUpHolders } from '../search/search-sources.ts';
import { dayAndTime } from './cells.ts';
import { managedExamCategoryStrings as strings } from './managed-exams.strings.ts';

const { id, name, parentId, sort, createdAt } = examCategories;
const parents = alias(examCategories, 'parents');

const questionsCount = sql`(select count(*) from ${questions}
  where ${eq(questions.categoryId, id)} and ${questions.deletedAt} is null)`;
const papersCount = sql`(select count(*) from ${papers} where ${eq(papers.categoryId, id)} and ${papers.deletedAt} is null)`;

/** The place of the top one first, then whether it stands under that, and where. */
const placeInTree = sql`array[coalesce(parents.sort, ${sort}), coalesce(${parentId}, ${id}),
  (${isNotNull(parentId)})::int, ${sort}]`;

/** Categories of questions and papers: two levels. */
export const examCategoryResource = defineResource<Contract['manageExamCategories']>({
  entity: 'examCategory',
  table: examCategories,
  title: name,
  order: sort,
  fields: { name, parent_id: parentId, sort },
  joins: sql`left join ${examCategories} as parents on parents.id = ${parentId}`,
  row: () => ({
    name,
    parent: sql`case when parents.id is not null then
      json_build_object('id', parents.id, 'name', parents.name) end`,
    sort,
    questions_count: questionsCount,
    papers_count: papersCount,
    created_at: createdAt,
  }),
  whole: { parent_id: parentId },
  filters: { within: (top) => or(eq(id, top), eq(parentId, top)) },
  sorts: {
    tree: [placeInTree, 'asc'],
    name: [name, 'asc'],
    questions_count: [questionsCount, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.parent, ({ parent }) => parent?.name ?? ''],
      [strings.sort, (row) => row.sort],
      [strings.questionsCount, ({ questions_count }) => questions_count],
      [strings.papersCount, ({ papers_count }) => papers_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  /** Of all categories: one that goes under another may have some under itself. */
  async check(_, { tx }) {
    // Of two moves at once the second sees what the first has written.
    await tx.execute(sql`select pg_advisory_xact_lock('exam_categories'::regclass::oid::bigint)`);
    const tooDeep = await tx
      .select({ id })
      .from(examCategories)
      .innerJoin(parents, eq(parents.id, parentId))
      .where(isNotNull(parents.parentId))
      .limit(1);
    if (tooDeep.length > 0) throw new Problem(1, strings.tooDeep, { field: 'parent_id' });
  },
  async checkRemoval(ids, { tx }) {
    // Removed ones too: they may be brought back.
    if ((await tx.$count(questions, inArray(questions.categoryId, [...ids]))) > 0)
      throw new Problem(1, strings.hasQuestions);
    for (const table of [papers, mockPapers, practices])
      if ((await tx.$count(table, inArray(table.categoryId, [...ids]))) > 0)
        throw new Problem(1, strings.hasOthers);
    const isLeft = and(inArray(parentId, [...ids]), notInArray(id, [...ids]));
    if ((await tx.$count(examCategories, isLeft)) > 0) throw new Problem(1, strings.hasChildren);
  },
  follow: (ids, _fields, { tx }) => keepUpHolders(tx, 'examCategory', ids),
  refusals: {
    gone: new Problem(1, strings.parentGone, { field: 'parent_id' }),
    impossible: new Problem(1, strings.tooDeep, { field: 'parent_id' }),
  },
});
