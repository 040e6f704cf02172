import { DatabaseError } from 'pg';

/** Of a change that the database has refused. */
export type Violation = 'taken' | 'gone' | 'impossible';

const violations: Record<string, Violation> = { '23505': 'taken', '23503': 'gone', '23514': 'impossible' };

/** Why: it must be there once and is there already, what it refers to is gone, or its row may not be so. */
export function violationOf(error: unknown): Violation | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DatabaseError ? violations[cause.code ?? ''] : undefined;
}
