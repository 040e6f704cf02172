import { isApiError } from '@shuyuan/api-client';
import type { UploadFailure } from '@shuyuan/api-client/upload';
import { unspokenText } from '../../async/failure-text.ts';
import type { MediaLibraryStrings } from '../media-library.strings.ts';

/** Why a call has failed: the server's words where it has spoken. Rethrows what is no failed call. */
export function callWords(error: unknown, strings: MediaLibraryStrings): string {
  if (!isApiError(error)) throw error;
  if (error.kind === 'unauthorized') return strings.uploadSignedOut;
  return error.kind === 'business' && error.message !== ''
    ? error.message
    : unspokenText(error.kind, strings);
}

/** Why an upload in parts has ended. */
export function uploadWords({ kind, message, code }: UploadFailure, strings: MediaLibraryStrings): string {
  switch (kind) {
    case 'store':
      if (code === 'busy') return strings.uploadElsewhere;
      return message === '' ? strings.unreachable : strings.uploadRefused(message);
    case 'call':
      // Only the server's own words are numbered.
      return Number(code) > 0 && message !== '' ? message : unspokenText(code, strings);
    case 'signed-out':
      return strings.uploadSignedOut;
    case 'refused':
      return code === 'empty' ? strings.emptyFile : strings.fileChanged;
  }
}
