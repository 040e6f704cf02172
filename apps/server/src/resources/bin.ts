import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deletedThings, type ActionSubject } from '../db/schema.ts';
import type { Change, Resource } from './resource.ts';

interface Deletion {
  actionId: number;
  subjects: readonly ActionSubject[];
}

/** Puts the subjects of a deletion into the bin, in its transaction. */
export async function putIntoBin(
  { tx, now }: Change,
  { entity }: Resource,
  { actionId, subjects }: Deletion,
): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .insert(deletedThings)
    .values(subjects.map(({ id: thingId, title }) => ({ actionId, entity, thingId, title, deletedAt: now })));
}

/** Things of a deletion that are still in the bin. Reliable once the deletion is locked. */
export function findInBin(tx: Database, actionId: number) {
  const { id, thingId } = deletedThings;
  return tx
    .select({ id, thingId })
    .from(deletedThings)
    .where(and(eq(deletedThings.actionId, actionId), isNull(deletedThings.restoredAt)))
    .orderBy(id);
}

/** Takes entries out of the bin. */
export async function takeOutOfBin({ tx, now }: Change, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(deletedThings)
    .set({ restoredAt: now })
    .where(inArray(deletedThings.id, [...ids]));
}
