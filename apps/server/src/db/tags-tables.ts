import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';

export const tagCategories = pgTable('tag_categories', {
  id: rowId(),
  name: text('name').notNull().unique(),
  sort: integer('sort').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const tags = pgTable(
  'tags',
  {
    id: rowId(),
    /** Null for a removed tag whose category is gone. */
    categoryId: reference('category_id').references(() => tagCategories.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    /** Visitors see a tag that is shown; a hidden one stays on what carries it. */
    isShow: boolean('is_show').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Removed in the console: nobody sees it, and what carries it is kept for the case that it is brought back. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('tags_name')
      .on(table.name)
      .where(sql`deleted_at is null`),
    index('tags_of_category').on(table.categoryId, table.sort, table.id),
    check('tags_in_a_category', sql`${table.categoryId} is not null or ${table.deletedAt} is not null`),
  ],
);

/** Which tags a resource carries. It is named by type and id, as grants name goods, so that a new type needs no table. */
export const resourceTags = pgTable(
  'resource_tags',
  {
    resourceType: text('resource_type').notNull(),
    resourceId: reference('resource_id').notNull(),
    tagId: reference('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.resourceType, table.resourceId, table.tagId] }),
    index('resource_tags_tag').on(table.tagId, table.resourceType, table.resourceId),
  ],
);
