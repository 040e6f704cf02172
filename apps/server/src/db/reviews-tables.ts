import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** What a review may be of, and how far it is. Stored: never rename one. */
const reviewedTypes = ['course', 'combo'] as const;
const reviewStates = ['pending', 'approved', 'rejected'] as const;

/** What people who have studied it say of something. One person has one. */
export const reviews = pgTable(
  'reviews',
  {
    id: rowId(),
    /** No foreign key with a cascade: what was said stays when an account goes, under nobody's name. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    resourceType: text('resource_type', { enum: reviewedTypes }).notNull(),
    resourceId: reference('resource_id').notNull(),
    /** 1 to 5: useful, easy to follow, clear; the whole is their mean, in tenths. */
    rating1: smallint('rating1').notNull(),
    rating2: smallint('rating2').notNull(),
    rating3: smallint('rating3').notNull(),
    rating: smallint('rating')
      .notNull()
      .generatedAlwaysAs(sql`round((rating1 + rating2 + rating3) * 10 / 3.0)`),
    content: text('content').notNull(),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    state: text('state', { enum: reviewStates }).notNull().default('approved'),
    /** Of the teacher; empty when there is none. */
    reply: text('reply').notNull().default(''),
    repliedAt: instant('replied_at'),
    createdAt: createdAt(),
    /** When its author has changed it last. */
    editedAt: instant('edited_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_once').on(table.userId, table.resourceType, table.resourceId),
    index('reviews_newest').on(table.resourceType, table.resourceId, table.createdAt, table.id),
    check(
      'reviews_ratings',
      sql`${table.rating1} between 1 and 5 and ${table.rating2} between 1 and 5 and ${table.rating3} between 1 and 5`,
    ),
    check('reviews_replied', sql`(${table.reply} = '') = (${table.repliedAt} is null)`),
  ],
);
