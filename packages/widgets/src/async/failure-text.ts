import { isApiError } from '@shuyuan/api-client';

/** What to say of a call that failed; nothing when the session is over, which the host speaks of. */
export function failureText(error: unknown, otherwise: string): string {
  // Anything else is a defect, for the error boundary.
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorized') return '';
  return error.kind === 'business' ? error.message : otherwise;
}
