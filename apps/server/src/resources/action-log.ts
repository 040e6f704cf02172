import type { LoggedAction } from '@shuyuan/api-client/manage';
import { eq, sql } from 'drizzle-orm';
import { manageActions, type ActionItem, type ActionSubject } from '../db/schema.ts';
import type { Change } from './resource.ts';

/** Something that is being done, for the log. */
export interface NewAction {
  entity: LoggedAction['entity'];
  kind: 'store' | 'update' | 'delete';
  subjects: ActionSubject[];
  items: ActionItem[];
  deletedRows?: Record<string, unknown>[] | null;
}

/** Writes it down in the transaction that does it, and answers what undoing takes. */
export async function addAction({ tx, now, userId }: Change, action: NewAction): Promise<number> {
  const [row] = await tx
    .insert(manageActions)
    .values({ ...action, actorId: userId, createdAt: now })
    .returning({ id: manageActions.id });
  if (!row) throw new Error('The log did not take an action.');
  return row.id;
}

/** An action that nobody else undoes before the transaction ends. */
export async function lockAction(tx: Change['tx'], id: number) {
  const [action] = await tx.select().from(manageActions).where(eq(manageActions.id, id)).for('no key update');
  return action;
}

/** Says that it does not stand any more. */
export const markUndone = ({ tx, now }: Change, id: number) =>
  tx.update(manageActions).set({ undoneAt: now }).where(eq(manageActions.id, id));

/** Actions upon one of them. */
export const isUpon = (subjectId: number) =>
  sql`${manageActions.subjects} @> ${JSON.stringify([{ id: subjectId }])}::jsonb`;
