/**
 * The envelope's codes, and the HTTP status that each travels with. 1 is a refusal by a rule of the product:
 * the call itself was fine, so it is HTTP 200 and its message is shown to the person.
 */
export const statusOfCode = {
  1: 200,
  400: 400,
  401: 401,
  403: 403,
  404: 404,
  409: 409,
  429: 429,
  500: 500,
  503: 503,
} as const;

export type ProblemCode = keyof typeof statusOfCode;

/** A refusal that the caller shall see. Everything else that is thrown becomes code 500 with a neutral text. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly data: unknown;

  /**
   * @param message In the language of the site; codes 1, 403 and 429 are shown to the person as they are.
   * @param data Details for the client: `retry_after` in seconds for 429, `issues` for 400.
   */
  constructor(code: ProblemCode, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
