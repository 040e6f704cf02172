import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';

export const faqCategories = pgTable('faq_categories', {
  id: rowId(),
  name: text('name').notNull().unique(),
  sort: integer('sort').notNull().default(0),
  /** Its questions are also shown where memberships are sold. */
  isAboutMembership: boolean('is_about_membership').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const faqs = pgTable(
  'faqs',
  {
    id: rowId(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => faqCategories.id),
    question: text('question').notNull(),
    /** HTML that is closed by itself. */
    answer: text('answer').notNull(),
    sort: integer('sort').notNull().default(0),
    isShow: boolean('is_show').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('faqs_of_category').on(table.categoryId, table.sort, table.id)],
);
