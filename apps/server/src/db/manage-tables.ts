import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** What can be done to something that the console looks after. Stored: never rename one. */
export const actionKinds = ['store', 'update', 'delete'] as const;

/** What was acted upon, as it was called then. */
export interface ActionSubject {
  id: number;
  title: string;
}

/** What an action has changed of one of them. */
export interface ActionItem {
  id: number;
  /** The fields that differ, as the contract sends them; null when it was not there. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What was done in the console. Rows are never changed, but for being undone once. */
export const manageActions = pgTable(
  'manage_actions',
  {
    id: rowId(),
    /** Null when the account is gone. Nobody else can undo it. */
    actorId: reference('actor_id').references(() => users.id, { onDelete: 'set null' }),
    entity: text('entity').notNull(),
    kind: text('kind', { enum: actionKinds }).notNull(),
    subjects: jsonb('subjects').$type<ActionSubject[]>().notNull(),
    items: jsonb('items').$type<ActionItem[]>().notNull(),
    /** Whole rows that were deleted for good, as the database had them, to put them back. Null for everything else. */
    deletedRows: jsonb('deleted_rows').$type<Record<string, unknown>[]>(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('manage_actions_actor').on(table.actorId, table.id),
    index('manage_actions_entity').on(table.entity, table.id),
    index('manage_actions_subjects').using('gin', sql`${table.subjects} jsonb_path_ops`),
    check('manage_actions_kind', sql`${table.kind} in ('store', 'update', 'delete')`),
  ],
);

/** Bin of the console: one row for each thing that an action deleted, so that it can be restored without the others of its action. */
export const deletedThings = pgTable(
  'deleted_things',
  {
    id: rowId(),
    /** The deletion, which holds what the thing was. */
    actionId: reference('action_id')
      .notNull()
      .references(() => manageActions.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    /** Id within its own table. */
    thingId: reference('thing_id').notNull(),
    /** Title at the time of the deletion. */
    title: text('title').notNull(),
    deletedAt: instant('deleted_at').notNull(),
    restoredAt: instant('restored_at'),
  },
  (table) => [
    index('deleted_things_action').on(table.actionId),
    index('deleted_things_latest')
      .on(table.deletedAt, table.id)
      .where(sql`restored_at is null`),
  ],
);
