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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** Of papers and questions alike, on two levels. */
export const examCategories = pgTable(
  'exam_categories',
  {
    id: rowId(),
    /** Null for one of the first level. */
    parentId: reference('parent_id').references((): AnyPgColumn => examCategories.id),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('exam_categories_parent').on(table.parentId)],
);

/** What learners see of a question apart from what makes it right, so that the one is never read with the other by mistake. */
const questionColumns = () => ({
  /** 1 single, 2 multiple, 3 blank, 4 essay, 5 judge, 6 group. */
  type: smallint('type').notNull(),
  /** Tenths of a point. */
  score: integer('score').notNull(),
  /** Stem, options and parts, as the contract sends them. */
  shown: jsonb('shown').$type<Record<string, unknown>>().notNull(),
  /** What grading goes by. */
  key: jsonb('key').$type<Record<string, unknown>>().notNull(),
  /** Answers and explanations, as the contract sends them: they join `shown` when the attempt is over. */
  revealed: jsonb('revealed').$type<Record<string, unknown>>().notNull(),
});

export const questions = pgTable(
  'questions',
  {
    id: rowId(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => examCategories.id),
    ...questionColumns(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('questions_category').on(table.categoryId, table.type),
    check('questions_type', sql`${table.type} between 1 and 6`),
    check('questions_score', sql`${table.score} >= 0`),
  ],
);

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
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    index('paper_questions_question').on(table.questionId),
  ],
);

/** One person's attempts at a paper. */
export const paperAttempts = pgTable(
  'paper_attempts',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paperId: reference('paper_id')
      .notNull()
      .references(() => papers.id),
    /** Which of the person's attempts at this paper it is, from 1. */
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
