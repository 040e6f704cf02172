/** Result of a change of several rows, as the server returns it. */
export interface ChangedRows {
  /** What undoes the change. */
  action_id: number;
  /** Ids of rows that were not found, so that nothing was done with them. */
  missing_ids?: readonly number[] | undefined;
}

/** Returns the notice of a change: what was done, and how many of the chosen rows were not found. */
export function changeText(
  ids: readonly number[],
  { missing_ids: missing = [] }: ChangedRows,
  done: (changedIds: readonly number[]) => string,
  partlyDone: (done: string, missing: number) => string,
): string {
  const text = done(ids.filter((id) => !missing.includes(id)));
  return missing.length > 0 ? partlyDone(text, missing.length) : text;
}
