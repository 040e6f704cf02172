import { isApiError } from '@shuyuan/api-client';
import { unspokenText } from '../async/failure-text.ts';
import type { UploadFailure } from '@shuyuan/api-client/upload';
import type { PreviewFailure } from './recorder-step.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';

/** Why an upload has ended. @see specification section 8 */
export function uploadWords({ kind, message, code }: UploadFailure, strings: ScreenRecorderStrings): string {
  switch (kind) {
    case 'store':
      return strings.uploadFailed(message || strings.unreachable, code);
    case 'call':
      // Only the server's own words are numbered.
      return Number(code) > 0 && message !== '' ? message : unspokenText(code, strings);
    case 'signed-out':
      return strings.uploadSignedOut;
    case 'refused':
      return code === 'empty' ? strings.emptyFile : strings.fileTooLarge;
  }
}

/** What stands above a preview that could not be saved; null for a file that cannot be read, which the view explains. */
export function failureWords(failure: PreviewFailure, strings: ScreenRecorderStrings): string | null {
  if (failure.kind === 'upload') return uploadWords(failure.failure, strings);
  return failure.kind === 'save' ? failure.message : null;
}

/** What a call that has failed says to the person: the server's words where it has spoken. Rethrows what is no failed call. */
export function callWords(
  error: unknown,
  strings: Pick<ScreenRecorderStrings, 'unreachable' | 'oddAnswer' | 'uploadSignedOut'>,
) {
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorized') return strings.uploadSignedOut;
  return error.kind === 'business' && error.message !== ''
    ? error.message
    : unspokenText(error.kind, strings);
}
