type Fetch = typeof globalThis.fetch;

const scheme = 'Bearer ';

/**
 * Sends a call that was refused for its token once more, with a fresh one: a reader whose token ends in the middle of a
 * sentence notices nothing. A refused call has done nothing, so sending it again is safe.
 */
export function createRenewingFetch(send: Fetch, renew: (expired: string) => Promise<string | null>): Fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const headers = new Headers(init?.headers);
    const expired = headers.get('authorization')?.slice(scheme.length);
    if (response.status !== 401 || !expired) return response;
    const fresh = await renew(expired);
    if (fresh === null || init?.signal?.aborted) return response;
    headers.set('authorization', scheme + fresh);
    return send(input, { ...init, headers });
  };
}
