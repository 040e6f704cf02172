import { isApiError, type ApiError } from '@shuyuan/api-client';

/**
 * What a failed call means for the item that it sent:
 * - `refused`: the server does not take this item; sending it again changes nothing, and others do not wait for it.
 * - `session`: it needs a sign-in.
 * - `later`: the item was not judged, since the server was busy, has failed or was not reached; it is sent again.
 */
export type SendingFate = 'refused' | 'session' | 'later';

/** Statuses of the 4xx range that say "later": request timeout, too early, too many requests. */
const laterStatuses: readonly number[] = [408, 425, 429];

const isRefusal = (status: number) => status < 500 && !laterStatuses.includes(status);

/** Returns what a failed call means for the item that it sent. An answer that cannot be read judges no item. */
export function fateOf({ kind, code, status }: Pick<ApiError, 'kind' | 'code' | 'status'>): SendingFate {
  switch (kind) {
    case 'unauthorized':
      return 'session';
    case 'business':
      return isRefusal(code) ? 'refused' : 'later';
    case 'http':
      return isRefusal(status) ? 'refused' : 'later';
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'decode':
      return 'later';
    default:
      return kind satisfies never;
  }
}

/** There is no such thing, or it is somebody else's. */
export const isMissing = (error: unknown) =>
  isApiError(error) && error.kind === 'business' && error.code === 404;

/** Whether the server has refused a call and done nothing. False if it was busy, has failed or was not reached. */
export const isRefused = (error: unknown) =>
  isApiError(error) && error.kind === 'business' && fateOf(error) === 'refused';
