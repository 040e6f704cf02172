import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { instant, reference, rowId } from './columns.ts';

const commentTargetTypes = ['article', 'records'] as const;

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
    /** Derived from `content` by `comment-html.ts` when stored; what readers get. */
    contentHtml: text('content_html').notNull(),
    childrenCount: integer('children_count').notNull().default(0),
    /** The moment of the recording that it is about; null for the whole. */
    atSeconds: integer('at_seconds'),
    createdAt: instant('created_at').notNull(),
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
    index('comments_newest_of_user').on(table.userId, table.createdAt),
    check('comments_children_count', sql`${table.childrenCount} >= 0`),
    check('comments_at_seconds', sql`${table.atSeconds} >= 0`),
    check('comments_reply_has_parent', sql`${table.replyId} is null or ${table.parentId} is not null`),
  ],
);
