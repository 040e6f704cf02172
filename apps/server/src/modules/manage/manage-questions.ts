import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Contract } from '@shuyuan/api-client/contract';
import {
  attemptQuestions,
  examCategories,
  paperQuestions,
  papers,
  practiceQuestions,
  questions,
  resourceTags,
  users,
  videos,
} from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { levelField, questionField, questionJson } from '../exams/question-field.ts';
import { tagsField } from '../tags/tags-field.ts';
import { dayAndTime } from './cells.ts';
import { managedQuestionStrings as strings } from './managed-exams.strings.ts';

const { id, title, type, level, score, rubric, videoId, videoSecond, categoryId, authorId } = questions;

const papersCount = sql`(select count(*) from ${paperQuestions} join ${papers} on ${eq(papers.id, paperQuestions.paperId)}
  where ${eq(paperQuestions.questionId, id)} and ${isNull(papers.deletedAt)})`;
const attemptsCount = sql`(select count(*) from ${attemptQuestions} where ${eq(attemptQuestions.questionId, id)})`;
const tags = tagsField('question', id);

/** The bank of questions. What is changed in it is asked from then on: attempts have what they were asked. */
export const questionResource = defineResource<Contract['manageQuestions']>({
  entity: 'question',
  table: questions,
  title,
  owner: authorId,
  deletedAt: questions.deletedAt,
  fields: {
    category_id: categoryId,
    tag_ids: tags,
    question: questionField,
    level: levelField,
    rubric,
    video_id: videoId,
    video_second: videoSecond,
  },
  joins: sql`join ${examCategories} on ${eq(examCategories.id, categoryId)}
    left join ${users} on ${eq(users.id, authorId)} left join ${videos} on ${eq(videos.id, videoId)}`,
  row: () => ({
    title,
    type,
    level,
    score: sql`${score} / 10.0`,
    category: sql`json_build_object('id', ${examCategories.id}, 'name', ${examCategories.name})`,
    author: sql`case when ${users.id} is not null then json_build_object('id', ${users.id}, 'name', ${users.nickName}) end`,
    papers_count: papersCount,
    attempts_count: attemptsCount,
    created_at: questions.createdAt,
  }),
  whole: {
    category_id: categoryId,
    tag_ids: tags.json,
    question: questionJson,
    rubric,
    video_id: videoId,
    video_title: sql`${videos.title}`,
    video_second: videoSecond,
  },
  filters: {
    type: (wanted) => eq(type, wanted),
    level: (wanted) => eq(level, wanted),
    category_id: (category) => or(eq(categoryId, category), eq(examCategories.parentId, category)),
    tag_id: (tag) =>
      sql`exists (select from ${resourceTags} where ${and(
        eq(resourceTags.resourceType, 'question'),
        eq(resourceTags.resourceId, id),
        eq(resourceTags.tagId, tag),
      )})`,
  },
  sorts: {
    updated_at: [questions.updatedAt, 'desc'],
    title: [title, 'asc'],
    level: [level, 'asc'],
    attempts_count: [attemptsCount, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.type, (row) => strings.types[row.type as keyof typeof strings.types]],
      [strings.category, ({ category }) => category.name],
      [strings.level, (row) => strings.levels[row.level as keyof typeof strings.levels]],
      [strings.stem, (row) => row.title],
      [strings.score, (row) => row.score],
      [strings.author, ({ author }) => author?.name ?? ''],
      [strings.papersCount, ({ papers_count }) => papers_count],
      [strings.attemptsCount, ({ attempts_count }) => attempts_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  async checkRemoval(ids, { tx }) {
    const found = await tx
      .selectDistinct({ id: papers.id })
      .from(paperQuestions)
      .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
      .where(and(inArray(paperQuestions.questionId, [...ids]), isNull(papers.deletedAt)));
    if (found.length > 0) throw new Problem(1, strings.isInPapers(found.length));
    if ((await tx.$count(practiceQuestions, inArray(practiceQuestions.questionId, [...ids]))) > 0)
      throw new Problem(1, strings.isInPractices);
  },
  refusals: { gone: new Problem(1, strings.referenceGone) },
});
