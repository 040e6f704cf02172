/**
 * - `business`: the server understood and refused; `message` may be shown to the person.
 * - `unauthorized`: no valid session (code 401). Already reported to the client's owner.
 * - `http`: an answer that is no envelope with an error status (a proxy, a crashed server).
 * - `network`: no answer. `timeout`: none within the limit. `aborted`: the caller gave up.
 * - `decode`: an answer with a success status that is no envelope, or is outside the contract.
 */
export type ApiErrorKind =
  'business' | 'unauthorized' | 'http' | 'network' | 'timeout' | 'aborted' | 'decode';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  message: string;
  /** The envelope's code; 0 when there was no envelope. */
  code?: number;
  /** The HTTP status; 0 when there was no answer. */
  status?: number;
  /** The envelope's data; a refusal may carry details. */
  data?: unknown;
  cause?: unknown;
}

/** Every failed call rejects with one of these. Branch on `kind` and `code`, never on `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  /** Seconds after which the server asks to try again, as it is busy or the person was too fast; 0 when it named none. */
  readonly retryAfter: number;

  constructor({ kind, message, code = 0, status = 0, data, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfterIn(data);
  }
}

function retryAfterIn(data: unknown): number {
  const seconds = (data as { retry_after?: unknown } | null | undefined)?.retry_after;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0;
}

/** Whole seconds after which a busy server asks to try again; 0 for every other failure. */
export const busyFor = ({ code, retryAfter }: Pick<ApiError, 'code' | 'retryAfter'>) =>
  code === 503 ? Math.ceil(retryAfter) : 0;

/** Also true for an error that another copy of this package on the page has thrown. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}

/** Which field of what was sent the server has named as the wrong one, as the contract spells it: `mobile_code`. */
export function refusedField(error: unknown): string | null {
  const details = isApiError(error) ? (error.data as { field?: unknown } | null | undefined) : null;
  return typeof details?.field === 'string' ? details.field : null;
}
