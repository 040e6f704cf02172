import { isApiError } from '@shuyuan/api-client';

/** Seconds after which a failed call may be tried again; 0 when the server named none. */
export function secondsToWait(error: unknown): number {
  const data = isApiError(error) ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retry_after' in data)) return 0;
  const seconds = Number(data.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0;
}
