import { isApiError, type ApiErrorKind } from '@shuyuan/api-client';

/** `unknown` is an error that is none of the client's: a defect of ours, shown rather than lost. */
export type OutboxFailureKind = ApiErrorKind | 'unknown';

/**
 * What happens to the item after a failure:
 * - `again`: nobody has refused it; it is sent again by itself, and its thread waits for it.
 * - `session`: it needs a sign-in; its thread waits until `restore`, `retry` or the next `add`.
 * - `refused`: it stands aside until the person retries, edits or removes it.
 */
export type OutboxCourse = 'again' | 'session' | 'refused';

export interface OutboxFailure {
  kind: OutboxFailureKind;
  message: string;
  course: OutboxCourse;
  /** Milliseconds the server asked to wait; 0 when it did not. */
  waitFor: number;
  /** What this answer says about whether the server holds the item: `unread` says nothing about earlier attempts. */
  arrival: 'unknown' | 'unread' | 'not-stored';
}

const tooManyRequests = 429;
const serverFault = 500;

export function failureOf(error: unknown): OutboxFailure {
  if (!isApiError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'unknown', message, course: 'refused', waitFor: 0, arrival: 'unknown' };
  }
  const { kind, message, code, status, data } = error;
  const about = { kind, message, waitFor: 0, arrival: 'unknown' } as const;
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return { ...about, course: 'again' };
    case 'http':
      return { ...about, course: status >= serverFault ? 'again' : 'refused' };
    case 'decode':
      // It was accepted in words that we cannot read; another attempt would be answered with the same.
      return { ...about, course: 'refused' };
    case 'unauthorized':
      return { ...about, course: 'session', arrival: 'unread' };
    case 'business':
      if (code === tooManyRequests)
        return { ...about, course: 'again', arrival: 'unread', waitFor: retryAfter(data) };
      if (code >= serverFault) return { ...about, course: 'again', waitFor: retryAfter(data) };
      return { ...about, course: 'refused', arrival: 'not-stored' };
  }
}

function retryAfter(data: unknown): number {
  if (typeof data !== 'object' || data === null || !('retry_after' in data)) return 0;
  const seconds = data.retry_after;
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : 0;
}
