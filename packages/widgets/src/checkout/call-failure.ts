import { isApiError } from '@shuyuan/api-client';

/** There is no such thing, or it is somebody else's. */
export const isMissing = (error: unknown) =>
  isApiError(error) && error.kind === 'business' && error.code === 404;

/** The server has answered no, and has done nothing. Not when it was too busy, or has failed, or cannot be heard. */
export const isRefused = (error: unknown) =>
  isApiError(error) && error.kind === 'business' && error.code !== 429 && error.code < 500;

/** Seconds after which a failed call may be tried again; 0 when the server named none. */
export function secondsToWait(error: unknown): number {
  const data = isApiError(error) ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retry_after' in data)) return 0;
  const seconds = Number(data.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0;
}
