import { isApiError } from '../http/api-error.ts';
import { UnreadableCredentials } from './upload-credentials.ts';
import type { UploadFailure } from './upload.types.ts';

/**
 * What to do about something that went wrong:
 * - `again`: nobody has refused it; `late` when it was not answered in time.
 * - `renew`: the credentials have expired.
 * - `gone`: the store knows nothing of what was sent.
 * - `final`: the upload cannot go on by itself.
 */
export type Verdict = 'again' | 'late' | 'renew' | 'gone' | 'final';

const tooManyRequests = 429;
const requestTimeout = 408;
export const serverFault = 500;
export const badGateway = 502;

/** Numbers that the store's client gives to requests without an answer. */
export const noAnswer = -1;
export const notInTime = -2;

const expiredCredentials = new Set([
  'SecurityTokenExpired',
  'InvalidSecurityToken',
  'InvalidAccessKeyId',
  'AccessDenied',
]);
const unknownToStore = new Set(['NoSuchUpload', 'NoSuchKey', 'InvalidPart', 'InvalidPartOrder']);

/** About an answer of the store, or its lack. */
export function judgeStore(error: unknown): Verdict {
  const { status, code, name } = read(error);
  if (status === notInTime || name.endsWith('TimeoutError') || code === 'RequestTimeout') return 'late';
  if (expiredCredentials.has(code) || status === 401) return 'renew';
  if (unknownToStore.has(code) || status === 404) return 'gone';
  if (code === 'IncompleteBody') return 'again';
  // A refusal without words, as a HEAD is answered, may well be about the credentials.
  if (status === 403 && code === '') return 'renew';
  return isPassing(status) ? 'again' : 'final';
}

/** About a call for credentials. */
export function judgeCall(error: unknown): Verdict {
  if (!isApiError(error)) return 'final';
  if (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted') return 'again';
  if (error.kind === 'business') {
    if (error.code === 404) return 'gone';
    return isPassing(error.code) ? 'again' : 'final';
  }
  return error.kind === 'http' && isPassing(error.status) ? 'again' : 'final';
}

const isPassing = (status: number) =>
  status === noAnswer || status === requestTimeout || status === tooManyRequests || status >= serverFault;

/** What the person is told. */
export function failureOf(error: unknown): UploadFailure {
  if (isApiError(error)) {
    const { kind, message, code, status } = error;
    if (kind === 'unauthorized') return { kind: 'signed-out', message, code: String(code || status) };
    return { kind: 'call', message, code: kind === 'business' ? String(code) : kind };
  }
  const { message, code, name, status } = read(error);
  if (status === noAnswer || status === notInTime) return { kind: 'store', message: '', code: code || name };
  if (error instanceof UnreadableCredentials) return { kind: 'call', message, code: name };
  if (unreadable.has(name)) return { kind: 'refused', message, code: 'unreadable' };
  return { kind: 'store', message, code: code || (status > 0 ? String(status) : name) };
}

/** Names of what a browser says when a kept file can no longer be read. */
const unreadable = new Set(['NotReadableError', 'NotFoundError']);

interface Read {
  status: number;
  code: string;
  name: string;
  message: string;
}

function read(error: unknown): Read {
  const { status, code, name, message } = (error ?? {}) as Record<string, unknown>;
  return {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : '',
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : String(error),
  };
}
