/** What is known of a recording that is kept on this device. */
export interface RecordingFacts {
  id: string;
  owner: string;
  mimeType: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Milliseconds that were recorded when the last bytes were kept. */
  elapsed: number;
  bytes: number;
  /** In a file of its own, as chunks in the database, or in the memory of this page. */
  place: 'file' | 'database' | 'memory';
}

const day = 24 * 60 * 60 * 1000;

/** Nobody comes back for what was left two weeks ago. */
export const keptFor = 14 * day;

export const isOutdated = ({ startedAt }: RecordingFacts, now: number) => now - startedAt > keptFor;

/** Those of `owner`, the latest first. */
export function recoverableOf(owner: string, kept: readonly RecordingFacts[]) {
  return kept
    .filter((facts) => facts.owner === owner && facts.bytes > 0)
    .sort((one, other) => other.startedAt - one.startedAt)
    .map(({ id, startedAt, elapsed, bytes }) => ({ id, startedAt, duration: elapsed / 1000, bytes }));
}
