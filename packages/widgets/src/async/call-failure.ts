import { isApiError } from '@shuyuan/api-client';

/** What the server has said of a call that failed, for the person; null when no server has spoken. */
export const serverWords = (error: unknown): string | null =>
  isApiError(error) && error.kind === 'business' && error.message !== '' ? error.message : null;

/** Seconds after which a failed call may be tried again; 0 when the server named none. */
export const secondsToWait = (error: unknown): number =>
  isApiError(error) ? Math.ceil(error.retryAfter) : 0;
