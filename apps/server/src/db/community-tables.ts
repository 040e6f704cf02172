import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courses } from './courses-tables.ts';
import { questions } from './questions-tables.ts';
import { videos } from './videos-tables.ts';

/** What all that people post has. People's ids carry no foreign key on purpose: a post stands when its author's account is gone. */
const postColumns = () => ({
  id: rowId(),
  userId: reference('user_id').notNull(),
  /** The client's own name for it: what is sent twice stands once. */
  clientId: uuid('client_id').notNull(),
  /** HTML, sanitised. */
  content: text('content').notNull(),
  /** Its first words, for lists. */
  excerpt: text('excerpt').notNull(),
  thumbsUpCount: integer('thumbs_up_count').notNull().default(0),
  /**
   * `held` waits for a moderator because of a word, which `heldWord` names; `hidden` was taken out of sight by one. Only the author and moderators
   * see either.
   */
  visibility: text('visibility', { enum: ['shown', 'held', 'hidden'] })
    .notNull()
    .default('shown'),
  heldWord: text('held_word').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  /** When its author last changed it; null while it is as first written. */
  editedAt: instant('edited_at'),
  /** Of what the console changes. */
  updatedAt: instant('updated_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
});

const isSeen = sql`visibility = 'shown' and deleted_at is null`;

export const problemCategories = pgTable('problem_categories', {
  id: rowId(),
  name: text('name').notNull().unique(),
  sort: integer('sort').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Questions that people ask each other; answers are solutions. */
export const problems = pgTable(
  'problems',
  {
    ...postColumns(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => problemCategories.id),
    title: text('title').notNull(),
    /** Credits that the author of the accepted solution gets; 0 for none. */
    bounty: integer('bounty').notNull().default(0),
    acceptedSolutionId: reference('accepted_solution_id').references((): AnyPgColumn => solutions.id, {
      onDelete: 'set null',
    }),
    solvedAt: instant('solved_at'),
    /** The problem that says the same, and to which its address leads. */
    mergedIntoId: reference('merged_into_id').references((): AnyPgColumn => problems.id, {
      onDelete: 'set null',
    }),
    /** Solutions that are seen. */
    solutionsCount: integer('solutions_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    /** When the newest solution that is seen was written. */
    lastSolutionAt: instant('last_solution_at'),
  },
  (table) => [
    unique('problems_once').on(table.userId, table.clientId),
    index('problems_newest').on(table.createdAt, table.id).where(isSeen),
    index('problems_solved')
      .on(table.solvedAt, table.id)
      .where(sql`${isSeen} and solved_at is not null`),
    index('problems_unsolved')
      .on(table.createdAt, table.id)
      .where(sql`${isSeen} and solved_at is null`),
    index('problems_last_answer')
      .on(table.lastSolutionAt, table.id)
      .where(sql`${isSeen} and last_solution_at is not null`),
    index('problems_category').on(table.categoryId, table.createdAt, table.id),
    index('problems_of_user').on(table.userId, table.createdAt, table.id),
    index('problems_held')
      .on(table.createdAt, table.id)
      .where(sql`visibility <> 'shown'`),
    index('problems_accepted_solution').on(table.acceptedSolutionId),
    index('problems_merged_into').on(table.mergedIntoId),
    check('problems_numbers', sql`${table.bounty} >= 0 and ${table.solutionsCount} >= 0`),
    check('problems_solved_at', sql`(${table.acceptedSolutionId} is null) = (${table.solvedAt} is null)`),
    check('problems_merged', sql`${table.mergedIntoId} is null or ${table.mergedIntoId} <> ${table.id}`),
  ],
);

export const solutions = pgTable(
  'solutions',
  {
    ...postColumns(),
    problemId: reference('problem_id')
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('solutions_once').on(table.userId, table.clientId),
    index('solutions_newest').on(table.problemId, table.createdAt, table.id).where(isSeen),
    index('solutions_liked').on(table.problemId, table.thumbsUpCount, table.id).where(isSeen),
    index('solutions_problem').on(table.problemId),
    index('solutions_of_user').on(table.userId, table.createdAt, table.id),
    index('solutions_held')
      .on(table.createdAt, table.id)
      .where(sql`visibility <> 'shown'`),
  ],
);

/** Topics without an accepted answer; what is said to them are comments. */
export const issues = pgTable(
  'issues',
  {
    ...postColumns(),
    title: text('title').notNull(),
    /** Stands above all others. */
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Chosen by the school as worth reading. */
    isDigest: boolean('is_digest').notNull().default(false),
    viewsCount: integer('views_count').notNull().default(0),
  },
  (table) => [
    unique('issues_once').on(table.userId, table.clientId),
    index('issues_newest').on(table.isPinned, table.createdAt, table.id).where(isSeen),
    index('issues_digest')
      .on(table.createdAt, table.id)
      .where(sql`${isSeen} and is_digest`),
    index('issues_of_user').on(table.userId, table.createdAt, table.id),
    index('issues_held')
      .on(table.createdAt, table.id)
      .where(sql`visibility <> 'shown'`),
  ],
);

/** Questions about a lesson or a question of an exam, to those who teach it. */
export const doubts = pgTable(
  'doubts',
  {
    ...postColumns(),
    title: text('title').notNull(),
    /** The course whose teachers are asked; null for a question of an exam. */
    courseId: reference('course_id').references(() => courses.id, { onDelete: 'set null' }),
    videoId: reference('video_id').references(() => videos.id, { onDelete: 'set null' }),
    /** The moment of the video; null for the whole. */
    second: integer('second'),
    questionId: reference('question_id').references(() => questions.id, { onDelete: 'set null' }),
    /** All learners may read it; otherwise only its author and those who teach. */
    isPublic: boolean('is_public').notNull().default(true),
    /** When a teacher has promised to answer by; null without a promise. */
    promisedAt: instant('promised_at'),
    promisedBy: reference('promised_by'),
    /** Of the first answer of a teacher. */
    answeredAt: instant('answered_at'),
    /** When its author said that it is settled. */
    settledAt: instant('settled_at'),
    answersCount: integer('answers_count').notNull().default(0),
  },
  (table) => [
    unique('doubts_once').on(table.userId, table.clientId),
    index('doubts_newest')
      .on(table.createdAt, table.id)
      .where(sql`${isSeen} and is_public`),
    index('doubts_of_user').on(table.userId, table.createdAt, table.id),
    index('doubts_of_course').on(table.courseId, table.createdAt, table.id),
    index('doubts_of_video').on(table.videoId, table.second),
    index('doubts_question').on(table.questionId),
    index('doubts_held')
      .on(table.createdAt, table.id)
      .where(sql`visibility <> 'shown'`),
    check('doubts_about', sql`${table.second} is null or ${table.second} >= 0`),
  ],
);

export const doubtAnswers = pgTable(
  'doubt_answers',
  {
    ...postColumns(),
    doubtId: reference('doubt_id')
      .notNull()
      .references(() => doubts.id, { onDelete: 'cascade' }),
    /** Whether who wrote it taught the thing at that time. */
    isTeacher: boolean('is_teacher').notNull(),
  },
  (table) => [
    unique('doubt_answers_once').on(table.userId, table.clientId),
    index('doubt_answers_doubt').on(table.doubtId, table.createdAt, table.id),
    index('doubt_answers_of_user').on(table.userId, table.createdAt, table.id),
  ],
);
