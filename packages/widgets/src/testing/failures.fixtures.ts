import { ApiError } from '@shuyuan/api-client';
import type { StoragePort } from '../host/widget-host.ts';

/** What the server says when it does not do it. */
export const refusal = (message: string, code = 1) =>
  new ApiError({ kind: 'business', code, status: code >= 400 ? code : 200, message });

/** Nothing comes back: the network is not there. */
export const unplugged = () => new ApiError({ kind: 'network', message: 'The server could not be reached.' });

/** The server has too much to do, and asks to be asked again after so many seconds. */
export const busy = (seconds: number) => () =>
  new ApiError({
    kind: 'business',
    code: 503,
    status: 503,
    message: '现在访问的人太多了',
    data: { retry_after: seconds },
  });

/** The session is over. */
export const signedOut = () =>
  new ApiError({ kind: 'unauthorized', code: 401, status: 401, message: '请先登录' });

/** A device that is full. */
export const storageThatRefuses = (): StoragePort => {
  const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  return { get: refuse, set: refuse, remove: refuse, entries: refuse, update: refuse };
};
