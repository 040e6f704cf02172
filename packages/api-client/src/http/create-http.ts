import { ofetch } from 'ofetch';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { AnswerOf, CallInput, Endpoint } from './endpoint.ts';
import { openEnvelope } from './envelope.ts';
import { withOwnAddresses } from './own-addresses.ts';

export interface HttpOptions {
  /** Scheme and host of the server, without a trailing slash; empty for the page's own origin. */
  baseUrl: string;
  /** How requests leave. A test hands in one that calls the server in the same process. */
  fetch: typeof globalThis.fetch;
  /** The current login token, or nothing for a visitor. Asked before each call. */
  token?: () => string | null | undefined;
  /**
   * The server no longer accepts `token`. Told once for each token, however many calls fail with it; a late
   * refusal of an older token is not told when a newer one is in use.
   */
  onUnauthorized?: (token: string | null) => void;
  /** Milliseconds until a call fails with `timeout`. @default 10000 */
  timeout?: number;
  /** Holds every answer against the contract; for development and tests. @default false */
  checkAnswers?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes sending again harmless, for calls that the contract declares `idempotent`. */
  idempotencyKey?: string;
}

/**
 * Opens the contract's calls over HTTP. A call is sent once, except a read that a busy server (code 503) asks to try again
 * within seconds: that one waits for as long and is sent again, twice at most.
 */
export interface Http {
  call: <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => Promise<AnswerOf<E>>;
}

export function createHttp({
  baseUrl,
  fetch,
  token: currentToken = () => null,
  onUnauthorized = () => {},
  timeout = 10_000,
  checkAnswers = false,
}: HttpOptions): Http {
  const send = ofetch.create({ retry: false, responseType: 'text', ignoreResponseError: true }, { fetch });
  let reported: string | null | undefined;

  function reportUnauthorized(token: string | null) {
    if (token === reported || token !== (currentToken() ?? null)) return;
    reported = token;
    onUnauthorized(token);
  }

  async function sendOnce<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<AnswerOf<E>> {
    const token = currentToken() ?? null;
    const limit = AbortSignal.timeout(timeout);
    const { params = {}, query = {}, body } = input as Loose;
    try {
      const response = await send.raw<string, 'text'>(baseUrl + fillPath(endpoint.path, params), {
        method: endpoint.method,
        query,
        ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: body ?? {} }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: {
          'x-platform': 'PC',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
      });
      const data = withOwnAddresses(openEnvelope(response.status, response._data), baseUrl);
      return (checkAnswers ? checked(endpoint, data) : data) as AnswerOf<E>;
    } catch (error) {
      const failure = asApiError(error, signal, limit);
      if (failure.kind === 'unauthorized') reportUnauthorized(token);
      throw failure;
    }
  }

  return {
    async call(endpoint, input, options = {}) {
      for (let left = endpoint.method === 'GET' ? busyRetries : 0; ; left -= 1)
        try {
          return await sendOnce(endpoint, input, options);
        } catch (error) {
          if (left === 0 || !(error instanceof ApiError) || !isBriefly(error)) throw error;
          await pause(error.retryAfter, options.signal);
        }
    },
  };
}

const busyRetries = 2;
/** Seconds; a person who waits longer wants to be told. */
const longestPause = 5;

const isBriefly = ({ code, retryAfter }: ApiError) =>
  code === 503 && retryAfter > 0 && retryAfter <= longestPause;

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  const over = AbortSignal.timeout(seconds * 1000);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) reject(aborted());
    over.addEventListener('abort', () => resolve());
    signal?.addEventListener('abort', () => reject(aborted()), { once: true, signal: over });
  });
}

const aborted = (cause?: unknown) =>
  new ApiError({ kind: 'aborted', message: 'The call was given up.', cause });

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

function fillPath(path: string, params: Record<string, unknown>) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function checked(endpoint: Endpoint, data: unknown) {
  const result = z.safeParse(endpoint.answer, data);
  if (result.success) return result.data;
  throw new ApiError({
    kind: 'decode',
    message: `${endpoint.method} ${endpoint.path} answered outside its contract: ${z.prettifyError(result.error)}`,
    data,
  });
}

function asApiError(error: unknown, signal: AbortSignal | undefined, limit: AbortSignal) {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return aborted(error);
  if (limit.aborted)
    return new ApiError({ kind: 'timeout', message: 'The server did not answer in time.', cause: error });
  return new ApiError({ kind: 'network', message: 'The server could not be reached.', cause: error });
}
