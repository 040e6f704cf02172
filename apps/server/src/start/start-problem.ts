/** Why the server cannot start, as one line for the person who starts it. Holds no secrets. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The short word of a system error (`EACCES`), or its text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
