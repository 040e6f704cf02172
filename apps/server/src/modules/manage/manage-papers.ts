import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { examCategories, paperAttempts, paperQuestions, papers, questions, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { dayAndTime } from './cells.ts';
import { managedPaperStrings as strings } from './managed-exams.strings.ts';
import { paperQuestionsField, passScoreField, questionsWithFacts } from './paper-parts.ts';
import { refuseHeld } from './refuse-held.ts';
import { requiredCourses } from './required-courses.ts';

const { id, title, charge, publishedAt, updatedAt, categoryId, authorId, beginsAt, closesAt } = papers;

const courses = requiredCourses('paper', id);
const ofPaper = sql`from ${paperQuestions} join ${questions} on ${eq(questions.id, paperQuestions.questionId)}
  where ${eq(paperQuestions.paperId, id)}`;
const questionsCount = sql`(select count(*) ${ofPaper})`;
/** Tenths. */
const total = sql`(select coalesce(sum(coalesce(${paperQuestions.score}, ${questions.score})), 0) ${ofPaper})`;
const attemptsCount = sql`(select count(*) from ${paperAttempts} where ${eq(paperAttempts.paperId, id)})`;

/** Papers with their rules and questions. Attempts have what they were asked, whatever becomes of it. */
export const managedPaperResource = defineResource<Contract['managePapers']>({
  entity: 'paper',
  table: papers,
  title,
  owner: authorId,
  deletedAt: papers.deletedAt,
  fields: {
    title,
    category_id: categoryId,
    render_description: papers.renderDescription,
    pass_score: passScoreField,
    expired_minutes: papers.expiredMinutes,
    try_times: papers.tryTimes,
    begins_at: beginsAt,
    closes_at: closesAt,
    enabled_invite: papers.enabledInvite,
    charge,
    is_vip_free: papers.isVipFree,
    is_random: papers.isRandom,
    is_skip_mark: papers.isSkipMark,
    required_courses: courses.field,
    questions: paperQuestionsField,
    published_at: publishedAt,
  },
  joins: sql`join ${examCategories} on ${eq(examCategories.id, categoryId)}
    left join ${users} on ${eq(users.id, authorId)}`,
  row: (now) => ({
    title,
    category: sql`json_build_object('id', ${examCategories.id}, 'name', ${examCategories.name})`,
    author: sql`case when ${users.id} is not null then json_build_object('id', ${users.id}, 'name', ${users.nickName}) end`,
    status: sql`case when ${isNull(publishedAt)} then 'draft' when ${gt(publishedAt, now)} then 'scheduled' else 'published' end`,
    published_at: publishedAt,
    charge,
    questions_count: questionsCount,
    score: sql`${total} / 10.0`,
    attempts_count: attemptsCount,
    created_at: papers.createdAt,
  }),
  whole: {
    category_id: categoryId,
    render_description: papers.renderDescription,
    pass_score: passScoreField.json,
    expired_minutes: papers.expiredMinutes,
    try_times: papers.tryTimes,
    begins_at: beginsAt,
    closes_at: closesAt,
    enabled_invite: papers.enabledInvite,
    is_vip_free: papers.isVipFree,
    is_random: papers.isRandom,
    is_skip_mark: papers.isSkipMark,
    required_courses: courses.withTitles,
    questions: questionsWithFacts,
  },
  filters: {
    status: (status, now) =>
      ({ draft: isNull(publishedAt), scheduled: gt(publishedAt, now), published: lte(publishedAt, now) })[
        status
      ],
    category_id: (category) => or(eq(categoryId, category), eq(examCategories.parentId, category)),
  },
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    title: [title, 'asc'],
    attempts_count: [attemptsCount, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.title, (row) => row.title],
      [strings.category, ({ category }) => category.name],
      [strings.author, ({ author }) => author?.name ?? ''],
      [strings.status, ({ status }) => strings.statuses[status]],
      [strings.publishedAt, ({ published_at }) => dayAndTime(published_at)],
      [strings.charge, (row) => row.charge],
      [strings.questionsCount, ({ questions_count }) => questions_count],
      [strings.score, (row) => row.score],
      [strings.attemptsCount, ({ attempts_count }) => attempts_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean: ({ render_description: html, ...fields }) =>
    html === undefined ? fields : { ...fields, render_description: sanitiseHtml(html) },
  async check(ids, { tx, isUndo }) {
    if (isUndo === true) return;
    const areThese = and(inArray(id, [...ids]), isNotNull(publishedAt));
    if ((await tx.$count(papers, and(areThese, sql`${questionsCount} = 0`))) > 0)
      throw new Problem(1, strings.needsQuestion, { field: 'questions' });
    if ((await tx.$count(papers, and(areThese, sql`${papers.passScore} > ${total}`))) > 0)
      throw new Problem(1, strings.passTooHigh, { field: 'pass_score' });
  },
  checkRemoval: (ids, { tx }) => refuseHeld(tx, 'paper', ids, strings),
  refusals: {
    gone: new Problem(1, strings.referenceGone),
    impossible: new Problem(1, strings.windowReversed, { field: 'closes_at' }),
  },
});
