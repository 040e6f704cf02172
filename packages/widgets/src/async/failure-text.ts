import { isApiError, type ApiErrorKind } from '@shuyuan/api-client';

/** What to say of a call that failed; nothing when the session is over, which the host speaks of. */
export function failureText(error: unknown, otherwise: string): string {
  // Anything else is a defect, for the error boundary.
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorized') return '';
  return error.kind === 'business' ? error.message : otherwise;
}

/** Kinds of a call to which nobody has answered. */
const unanswered: readonly string[] = ['network', 'timeout', 'aborted'] satisfies ApiErrorKind[];

/** What to say when the server has not spoken: of the line only when nobody has answered, not when a proxy has. */
export const unspokenText = (kind: string, strings: { unreachable: string; oddAnswer: string }) =>
  unanswered.includes(kind) ? strings.unreachable : strings.oddAnswer;
