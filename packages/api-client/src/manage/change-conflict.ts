import { isApiError } from '../http/api-error.ts';

/** Author, time and fields of a change since the resource was read: the data of a refusal with code 409. */
export interface ChangeConflict {
  /** Null when the account is gone, or when the log has no such change. */
  actor: { id: number; nick_name: string } | null;
  /** Time of the latest change. */
  changed_at: string;
  /** Names of the changed fields, as the contract spells them. */
  fields: string[];
}

/** Returns who has changed something meanwhile; null for any other failure. An older server names nobody. */
export function changeConflictOf(error: unknown): ChangeConflict | null {
  if (!isApiError(error) || error.code !== 409) return null;
  const { actor = null, changed_at: at = '', fields = [] } = (error.data ?? {}) as Partial<ChangeConflict>;
  return { actor, changed_at: at, fields };
}
