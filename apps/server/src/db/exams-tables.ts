import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courses } from './courses-tables.ts';
import { mockPapers } from './practice-tables.ts';
import { users } from './people-tables.ts';
import { examCategories, questionColumns, questions } from './questions-tables.ts';

export const papers = pgTable(
  'papers',
  {
    id: rowId(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => examCategories.id),
    /** Null when the account is gone. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** HTML. */
    renderDescription: text('render_description').notNull().default(''),
    /** Tenths of a point. */
    passScore: integer('pass_score').notNull().default(0),
    expiredMinutes: integer('expired_minutes').notNull(),
    /** 0 for any number. */
    tryTimes: integer('try_times').notNull().default(0),
    /** From when to when it can be begun. What is begun ends with it, too. */
    beginsAt: instant('begins_at'),
    closesAt: instant('closes_at'),
    /** Only who was added takes it. */
    enabledInvite: boolean('enabled_invite').notNull().default(false),
    /** Whole yuan; 0 for what costs nothing. */
    charge: integer('charge').notNull().default(0),
    isVipFree: boolean('is_vip_free').notNull().default(false),
    /** Questions and options come in an order of each attempt's own. */
    isRandom: boolean('is_random').notNull().default(false),
    /** Essays give nothing, and the total stands at once. */
    isSkipMark: boolean('is_skip_mark').notNull().default(false),
    /** Each essay is marked by two people, who do not see each other's points before. */
    isDoubleMarked: boolean('is_double_marked').notNull().default(false),
    /** Tenths that the two may differ by: within them the middle holds, beyond them a third person decides. */
    markDifference: integer('mark_difference').notNull().default(0),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('papers_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null and deleted_at is null`),
    index('papers_category').on(table.categoryId, table.publishedAt),
    index('papers_author').on(table.authorId),
    check('papers_time', sql`${table.expiredMinutes} between 1 and 10080`),
    check('papers_numbers', sql`${table.charge} >= 0 and ${table.tryTimes} >= 0 and ${table.passScore} >= 0`),
    check(
      'papers_window',
      sql`${table.beginsAt} is null or ${table.closesAt} is null or ${table.beginsAt} < ${table.closesAt}`,
    ),
  ],
);

export const paperQuestions = pgTable(
  'paper_questions',
  {
    paperId: reference('paper_id')
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    questionId: reference('question_id')
      .notNull()
      .references(() => questions.id),
    sort: integer('sort').notNull().default(0),
    /** Tenths of a point that it gives in this paper; null for its own. */
    score: integer('score'),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    index('paper_questions_question').on(table.questionId),
  ],
);

/** The courses of which one opens a paper, a mock paper or a practice to who has it. */
export const examRequiredCourses = pgTable(
  'exam_required_courses',
  {
    goodsType: text('goods_type', { enum: ['paper', 'mock_paper', 'practice'] }).notNull(),
    goodsId: reference('goods_id').notNull(),
    courseId: reference('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.goodsType, table.goodsId, table.courseId] }),
    index('exam_required_courses_course').on(table.courseId),
  ],
);

/** One person's attempts at a paper or a mock paper. */
export const paperAttempts = pgTable(
  'paper_attempts',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for an attempt at a mock paper. */
    paperId: reference('paper_id').references(() => papers.id),
    /** Null for an attempt at a paper. */
    mockPaperId: reference('mock_paper_id').references(() => mockPapers.id),
    /** Which of the person's attempts at it it is, from 1. */
    number: integer('number').notNull(),
    /** 1 running, 2 finished, 3 waiting to be marked. */
    status: smallint('status').$type<1 | 2 | 3>().notNull().default(1),
    /** What the order of questions and options was drawn by. */
    seed: text('seed').notNull(),
    isSkipMark: boolean('is_skip_mark').notNull(),
    /** Tenths; null until it is marked. */
    score: integer('score'),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** sha256, in hexadecimal, of what was submitted: the receipt that the learner keeps. */
    receiptHash: text('receipt_hash'),
  },
  (table) => [
    unique('paper_attempts_number').on(table.userId, table.paperId, table.number),
    uniqueIndex('paper_attempts_running')
      .on(table.userId, table.paperId)
      .where(sql`status = 1`),
    index('paper_attempts_due')
      .on(table.endsAt)
      .where(sql`status = 1`),
    index('paper_attempts_paper').on(table.paperId),
    unique('paper_attempts_mock_number').on(table.userId, table.mockPaperId, table.number),
    uniqueIndex('paper_attempts_mock_running')
      .on(table.userId, table.mockPaperId)
      .where(sql`status = 1`),
    index('paper_attempts_mock_paper').on(table.mockPaperId),
    check('paper_attempts_of', sql`(${table.paperId} is null) <> (${table.mockPaperId} is null)`),
    check('paper_attempts_span', sql`${table.startedAt} <= ${table.endsAt}`),
    check(
      'paper_attempts_status',
      sql`${table.status} in (1, 2, 3) and (${table.status} = 1) = (${table.submittedAt} is null) and (${table.status} = 2) = (${table.score} is not null)`,
    ),
  ],
);

/** The questions of an attempt as they were when it began, in the order in which it has them. */
export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    attemptId: reference('attempt_id')
      .notNull()
      .references(() => paperAttempts.id, { onDelete: 'cascade' }),
    questionId: reference('question_id')
      .notNull()
      .references(() => questions.id),
    place: integer('place').notNull(),
    ...questionColumns(),
    /** Null while it runs. */
    grade: jsonb('grade').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('attempt_questions_question').on(table.questionId),
  ],
);

/** The latest answer to each question, or to each part of a group. */
export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: reference('attempt_id').notNull(),
    questionId: reference('question_id').notNull(),
    /** -1 for the question itself. */
    part: smallint('part').notNull(),
    /** The number that the client gave it. */
    seq: reference('seq').notNull(),
    content: jsonb('content').$type<string | string[] | number>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId, table.part] }),
    foreignKey({
      name: 'attempt_answers_question_fk',
      columns: [table.attemptId, table.questionId],
      foreignColumns: [attemptQuestions.attemptId, attemptQuestions.questionId],
    }).onDelete('cascade'),
    check('attempt_answers_part', sql`${table.part} between -1 and 99`),
  ],
);

/** What each person who has marked an answer gave it; the one that holds stands in the grade. */
export const attemptMarks = pgTable(
  'attempt_marks',
  {
    attemptId: reference('attempt_id').notNull(),
    questionId: reference('question_id').notNull(),
    /** -1 for the question itself. */
    part: smallint('part').notNull(),
    markerId: reference('marker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Tenths. */
    score: integer('score').notNull(),
    /** As typed. */
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId, table.part, table.markerId] }),
    index('attempt_marks_marker').on(table.markerId),
    foreignKey({
      name: 'attempt_marks_question_fk',
      columns: [table.attemptId, table.questionId],
      foreignColumns: [attemptQuestions.attemptId, attemptQuestions.questionId],
    }).onDelete('cascade'),
    check('attempt_marks_score', sql`${table.score} >= 0`),
  ],
);

/** Each time that attempts were graded anew because the key of a question was wrong. */
export const questionRegrades = pgTable(
  'question_regrades',
  {
    id: rowId(),
    questionId: reference('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Who did it; null when the account is gone. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    attemptsCount: integer('attempts_count').notNull(),
    /** Attempts whose score became another. */
    changedCount: integer('changed_count').notNull(),
    /** One entry for each attempt that changed: whose, before and after, in tenths. */
    report: jsonb('report').$type<Record<string, unknown>[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('question_regrades_question').on(table.questionId, table.createdAt),
    index('question_regrades_user').on(table.userId),
  ],
);
