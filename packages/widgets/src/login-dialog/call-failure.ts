import { isApiError } from '@shuyuan/api-client';

/** What the server has said of a call that failed, for the person; null when no server has spoken. */
export const serverWords = (error: unknown): string | null =>
  isApiError(error) && error.kind === 'business' && error.message !== '' ? error.message : null;

/** Seconds after which a failed call may be tried again; 0 when the server named none. */
export function secondsToWait(error: unknown): number {
  const data = isApiError(error) ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retry_after' in data)) return 0;
  const seconds = Number(data.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0;
}
