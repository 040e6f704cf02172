import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant, reference, rowId } from './columns.ts';

const commentTargetTypes = [
  'article',
  'records',
  'video',
  'course',
  'combo',
  'problem',
  'solution',
  'issue',
  'doubt',
] as const;

/** Those of the contract. */
const reportReasons = ['advertising', 'vulgar', 'illegal', 'attack', 'other'] as const;

/**
 * The counts of one target, so that nothing has to be counted to be shown. Every post updates this row first: posts
 * to one target thus happen one after another, and ids and times rise in the order in which they become visible.
 */
export const commentThreads = pgTable(
  'comment_threads',
  {
    targetType: text('target_type', { enum: commentTargetTypes }).notNull(),
    targetId: reference('target_id').notNull(),
    commentsCount: integer('comments_count').notNull().default(0),
    repliesCount: integer('replies_count').notNull().default(0),
    /** Time of the newest post. The next one is never dated earlier, even when the clock was set back. */
    lastPostedAt: instant('last_posted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.targetType, table.targetId] })],
);

/**
 * People's ids carry no foreign key on purpose: deleting an account leaves its comments standing, and readers see
 * an unknown user.
 */
export const comments = pgTable(
  'comments',
  {
    id: rowId(),
    targetType: text('target_type', { enum: commentTargetTypes }).notNull(),
    targetId: reference('target_id').notNull(),
    /** The top-level comment that this reply stands under; null for a top-level comment. */
    parentId: reference('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The reply that this reply answers; null when it answers the top-level comment itself. */
    replyId: reference('reply_id').references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    /** Who wrote what `replyId` points at. */
    replyUserId: reference('reply_user_id'),
    userId: reference('user_id').notNull(),
    /** As typed. */
    content: text('content').notNull(),
    /** How the console's log calls it. */
    excerpt: text('excerpt')
      .generatedAlwaysAs(sql`left(content, 40)`)
      .notNull(),
    /** Derived from `content` by `comment-html.ts` when stored; what readers get. */
    contentHtml: text('content_html').notNull(),
    /** Replies that are shown. */
    childrenCount: integer('children_count').notNull().default(0),
    /** The moment of the recording or video that it is about; null for the whole. */
    atSeconds: integer('at_seconds'),
    /** The paragraph of the article that it is about, counted from 0; null for the whole. */
    paragraph: integer('paragraph'),
    createdAt: instant('created_at').notNull(),
    /** When its author last changed the words; null while they are the first. */
    editedAt: instant('edited_at'),
    /** Of what the console changes. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Taken out of sight by who looks after comments. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Removed: by its author, whose words went with it, or by the console, which may take that back. */
    deletedAt: instant('deleted_at'),
    /** What its author has taken away, while they may still take that back. */
    removedContent: text('removed_content').notNull().default(''),
    /** The word because of which it waits, hidden, for a moderator; empty when it does not. */
    heldWord: text('held_word').notNull().default(''),
    /** Whether what was reported of it is settled; each report opens it again. */
    reportStatus: text('report_status', { enum: ['none', 'open', 'settled'] })
      .notNull()
      .default('none'),
    reportsCount: integer('reports_count').notNull().default(0),
  },
  (table) => [
    index('comments_newest')
      .on(table.targetType, table.targetId, table.createdAt, table.id)
      .where(sql`parent_id is null`),
    index('comments_newest_replies')
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`parent_id is not null`),
    index('comments_reply')
      .on(table.replyId)
      .where(sql`reply_id is not null`),
    index('comments_reported')
      .on(table.reportStatus, table.createdAt, table.id)
      .where(sql`report_status <> 'none'`),
    index('comments_held')
      .on(table.createdAt, table.id)
      .where(sql`held_word <> ''`),
    index('comments_removed_words')
      .on(table.deletedAt)
      .where(sql`removed_content <> ''`),
    index('comments_latest').on(table.createdAt, table.id),
    index('comments_newest_of_user').on(table.userId, table.createdAt),
    check('comments_children_count', sql`${table.childrenCount} >= 0`),
    check('comments_report_status', sql`${table.reportStatus} in ('none', 'open', 'settled')`),
    check('comments_at_seconds', sql`${table.atSeconds} >= 0`),
    check('comments_paragraph', sql`${table.paragraph} >= 0`),
    check('comments_reply_has_parent', sql`${table.replyId} is null or ${table.parentId} is not null`),
  ],
);

/** What people have reported. As with comments, who reported may be gone. */
export const commentReports = pgTable(
  'comment_reports',
  {
    id: rowId(),
    commentId: reference('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: reference('user_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    /** As typed. */
    words: text('words').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('comment_reports_once').on(table.commentId, table.userId),
    index('comment_reports_newest_of_user').on(table.userId, table.createdAt),
  ],
);
