import { and, sql } from 'drizzle-orm';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import type { Database } from '../db/database.ts';
import { lockPresentRows, type LockStrength } from './fields-of.ts';
import type { Resource } from './resource.ts';
import { isOneOf, isThere, type Scope } from './resource-sql.ts';

interface Several extends Scope {
  ids: readonly number[];
  /** Locks the rows that were found. Left out where `work` has to lock other tables first. */
  lock?: LockStrength;
}

/**
 * Changes those of several rows that are there and within reach, and returns the ids of the others as `missing_ids`. Throws 404
 * if none of them is there.
 * @param work Receives the ids that were found.
 */
export async function forPresentRows<Answer extends object>(
  tx: Database,
  resource: Resource,
  { ids, lock, ...scope }: Several,
  work: (present: number[]) => Promise<Answer>,
): Promise<Answer & { missing_ids: number[] }> {
  const found = lock
    ? (await lockPresentRows(tx, resource, ids, scope, lock)).map(({ id }) => id)
    : await findPresent(tx, resource, ids, scope);
  if (found.length === 0) throw new Problem(404, coreStrings.notFound);
  const answer = await work(found);
  return { ...answer, missing_ids: [...new Set(ids)].filter((id) => !found.includes(id)) };
}

async function findPresent(tx: Database, resource: Resource, ids: readonly number[], scope: Scope) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${resource.table.id} as id from ${resource.table} where ${and(isOneOf(resource, ids), isThere(resource, scope))}`);
  return rows.map(({ id }) => Number(id));
}
