import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { paperAttempts, paperQuestions, papers, questions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { keepUpPapers } from '../exams/paper-search.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { listCoursesOfPapers } from '../courses/lesson-sources.ts';
import { managedPaperStrings as strings } from './managed-exams.strings.ts';
import {
  markDifferenceField,
  paperQuestionsField,
  passScoreField,
  questionsWithFacts,
} from './paper-parts.ts';
import { exportedColumns, publishable } from './publishable.ts';
import { refuseHeld } from './refuse-held.ts';
import { requiredCourses } from './required-courses.ts';

const { id, title, charge, publishedAt, updatedAt, categoryId, authorId, beginsAt, closesAt } = papers;

const shared = publishable(papers);
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
    is_double_marked: papers.isDoubleMarked,
    mark_difference: markDifferenceField,
    required_courses: courses.field,
    questions: paperQuestionsField,
    published_at: publishedAt,
  },
  joins: shared.joins,
  row: (now) => ({
    ...shared.row(now),
    title,
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
    is_double_marked: papers.isDoubleMarked,
    mark_difference: markDifferenceField.json,
    required_courses: courses.withTitles,
    questions: questionsWithFacts,
  },
  filters: shared.filters,
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    title: [title, 'asc'],
    attempts_count: [attemptsCount, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: exportedColumns(strings, [
      [strings.questionsCount, ({ questions_count }) => questions_count],
      [strings.score, (row) => row.score],
      [strings.attemptsCount, ({ attempts_count }) => attempts_count],
    ]),
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
  async checkRemoval(ids, { tx }) {
    await refuseHeld(tx, 'paper', ids, strings);
    const [lesson] = await listCoursesOfPapers(tx, ids);
    if (lesson) throw new Problem(1, strings.isLesson(lesson.title));
  },
  follow: (ids, fields, { tx }) => keepUpPapers(tx, ids, fields),
  refusals: {
    gone: new Problem(1, strings.referenceGone),
    impossible: new Problem(1, strings.windowReversed, { field: 'closes_at' }),
  },
});
