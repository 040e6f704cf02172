import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';
import { examCategories, questions } from './questions-tables.ts';

/** What papers, mock papers and practices have alike as goods. */
const goodsColumns = () => ({
  id: rowId(),
  categoryId: reference('category_id')
    .notNull()
    .references(() => examCategories.id),
  /** Null when the account is gone. */
  authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
  title: text('title').notNull(),
  /** HTML. */
  renderDescription: text('render_description').notNull().default(''),
  /** Whole yuan; 0 for what costs nothing. */
  charge: integer('charge').notNull().default(0),
  isVipFree: boolean('is_vip_free').notNull().default(false),
  /** Null for a draft. */
  publishedAt: instant('published_at'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
});

/** How many questions of which type a mock paper draws, and from where. */
export interface MockRule {
  /** Those below them belong to them. */
  category_ids: number[];
  /** Empty for all. */
  levels: number[];
  num: { choice: number; select: number; input: number; qa: number; judge: number; cap: number };
}

/** Papers that are drawn anew for each attempt. */
export const mockPapers = pgTable(
  'mock_papers',
  {
    ...goodsColumns(),
    /** Tenths of a point. */
    passScore: integer('pass_score').notNull().default(0),
    expiredMinutes: integer('expired_minutes').notNull(),
    /** Only who was added takes it. */
    enabledInvite: boolean('enabled_invite').notNull().default(false),
    rule: jsonb('rule').$type<MockRule>().notNull(),
  },
  (table) => [
    index('mock_papers_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null and deleted_at is null`),
    index('mock_papers_category').on(table.categoryId, table.publishedAt),
    index('mock_papers_author').on(table.authorId),
    check('mock_papers_time', sql`${table.expiredMinutes} between 1 and 10080`),
    check('mock_papers_numbers', sql`${table.charge} >= 0 and ${table.passScore} >= 0`),
  ],
);

export const practices = pgTable('practices', goodsColumns(), (table) => [
  index('practices_newest')
    .on(table.publishedAt, table.id)
    .where(sql`published_at is not null and deleted_at is null`),
  index('practices_category').on(table.categoryId, table.publishedAt),
  index('practices_author').on(table.authorId),
  check('practices_charge', sql`${table.charge} >= 0`),
]);

export const practiceChapters = pgTable(
  'practice_chapters',
  {
    id: rowId(),
    practiceId: reference('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('practice_chapters_practice').on(table.practiceId, table.sort, table.id)],
);

export const practiceQuestions = pgTable(
  'practice_questions',
  {
    chapterId: reference('chapter_id')
      .notNull()
      .references(() => practiceChapters.id, { onDelete: 'cascade' }),
    questionId: reference('question_id')
      .notNull()
      .references(() => questions.id),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.chapterId, table.questionId] }),
    index('practice_questions_question').on(table.questionId),
  ],
);

/** The latest answer of a person to each question of a chapter: how far they are. */
export const practiceRecords = pgTable(
  'practice_records',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chapterId: reference('chapter_id').notNull(),
    questionId: reference('question_id').notNull(),
    answer: jsonb('answer').notNull(),
    /** 0 wrong, 1 right, 2 partly, 3 without an answer. */
    result: smallint('result').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.chapterId, table.questionId] }),
    index('practice_records_question').on(table.chapterId, table.questionId),
    foreignKey({
      name: 'practice_records_question_fk',
      columns: [table.chapterId, table.questionId],
      foreignColumns: [practiceQuestions.chapterId, practiceQuestions.questionId],
    }).onDelete('cascade'),
  ],
);

/** The twenty questions of a practice that a person has on a day of the school's calendar. */
export const practiceDays = pgTable(
  'practice_days',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    practiceId: reference('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** In their order. */
    questionIds: reference('question_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.practiceId, table.day] }),
    index('practice_days_practice').on(table.practiceId),
  ],
);

/** Where a question was answered. Stored: never rename one. */
const answeredIn = ['paper', 'mock_paper', 'practice', 'wrongbook', 'collection', 'questionbank'] as const;

/** Every answer that was graded, one row each time: what figures are counted from. */
export const questionAnswers = pgTable(
  'question_answers',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: reference('question_id')
      .notNull()
      .references(() => questions.id),
    source: text('source', { enum: answeredIn }).notNull(),
    /** The attempt or the practice; null where there is none. */
    sourceId: reference('source_id'),
    /** The client's own name for the answer: one that is sent twice stands once. */
    clientId: uuid('client_id').notNull().defaultRandom(),
    answer: jsonb('answer').notNull(),
    /** 0 wrong, 1 right, 2 partly, 3 without an answer. */
    result: smallint('result').notNull(),
    /** Tenths. */
    score: integer('score').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    unique('question_answers_once').on(table.userId, table.clientId),
    index('question_answers_question').on(table.questionId, table.answeredAt),
    index('question_answers_latest').on(table.userId, table.answeredAt),
  ],
);

/** What a person has answered wrong, one row for each question, and when it is due again. */
export const wrongQuestions = pgTable(
  'wrong_questions',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: reference('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    wrongCount: integer('wrong_count').notNull(),
    lastWrongAt: instant('last_wrong_at').notNull(),
    /** The state of the scheduler. */
    dueAt: instant('due_at').notNull(),
    stability: doublePrecision('stability').notNull().default(0),
    difficulty: doublePrecision('difficulty').notNull().default(0),
    reps: integer('reps').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
    /** 0 new, 1 learning, 2 review, 3 relearning. */
    state: smallint('state').notNull().default(0),
    reviewedAt: instant('reviewed_at'),
    /** When the person took it out; a wrong answer after that puts it back. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('wrong_questions_due')
      .on(table.userId, table.dueAt)
      .where(sql`removed_at is null`),
    index('wrong_questions_question').on(table.questionId),
    check('wrong_questions_count', sql`${table.wrongCount} >= 1`),
  ],
);

export const collectedQuestions = pgTable(
  'collected_questions',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: reference('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('collected_questions_question').on(table.questionId),
  ],
);
