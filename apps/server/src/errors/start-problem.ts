/** Why the server cannot start, as one line for the person who starts it. Holds no secrets. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The short word of a system error (`EACCES`), or its text. A failed query says it in its cause; its own text holds values. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
