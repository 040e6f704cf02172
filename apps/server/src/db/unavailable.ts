/** `busy`: it works, but not for everybody at once. `away`: it cannot be reached, or ends, or starts. */
export type Unavailability = 'busy' | 'away';

/** A connection could not be had. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('The database is not available.', { cause });
  }
}

/** 53300: it has no connection left. 57014: a statement was ended by its time limit. */
const busyCodes = /^(53300|57014)$/;
const awayCodes = /^(08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What `pg` says without a code. */
const poolIsFull = 'timeout exceeded when trying to connect';
const awayMessages = /^(Connection terminated|Client (has encountered a connection error|was closed) )/;

/** Why a call could not be served by the database at this moment; null when it failed for any other reason. */
export function whyUnavailable(error: unknown): Unavailability | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseUnavailable) return classify(error.cause) ?? 'away';
  const isQuery = 'query' in error && 'params' in error;
  return (isQuery ? classify(error.cause) : null) ?? whyUnavailable(error.cause);
}

function classify(error: unknown): Unavailability | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseUnavailable) return whyUnavailable(error);
  const code = 'code' in error ? String(error.code) : '';
  if (error.message === poolIsFull || busyCodes.test(code)) return 'busy';
  return awayCodes.test(code) || awayMessages.test(error.message) ? 'away' : null;
}
