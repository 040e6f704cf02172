import { ofetch } from 'ofetch';
import { ApiError } from './api-error.ts';
import type { EndpointData } from './endpoint.ts';
import { openEnvelope } from './envelope.ts';
import { withOwnAddresses } from './own-addresses.ts';
import { storableInput, storableText } from './typed-text.ts';

/** Holds an answer against the contract. Answers what is wrong with it, for developers. */
export type AnswerCheck = (endpoint: EndpointData, answer: unknown) => string | undefined;

/** What the transport asks of its page. It reads no global: `fetch` and the token come from here. */
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
  /** Told of each answer that is not of the expected form, for the log: its `cause` is how the answer began. */
  onOddAnswer?: (error: ApiError) => void;
  /** Milliseconds until a call fails with `timeout`. @default 10000 */
  timeout?: number;
  /** Says what is wrong with an answer. For development and tests: `checkAnswer` of `@shuyuan/api-client/contract`. */
  checkAnswer?: AnswerCheck;
}

/** What one call may be given beside its input. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until this call fails with `timeout`, in place of the client's own. */
  timeout?: number;
  /** Makes sending again harmless, for calls that the contract declares `idempotent`. */
  idempotencyKey?: string;
}

/**
 * Opens the contract's calls over HTTP. A call is sent once, except a read that a busy server (code 503) asks to try again
 * within seconds: that one waits for as long and is sent again, twice at most.
 */
export interface Http {
  /** Resolves to the envelope's data. What the contract says of input and answer is for `callsOf` to know. */
  call: (endpoint: EndpointData, input: CallParts, options?: CallOptions) => Promise<unknown>;
}

/** What a call is given: for its path, behind its path, and in its body. */
export interface CallParts {
  params?: object;
  query?: object;
  body?: unknown;
}

/**
 * Builds the transport that every domain's calls share: address, token, timeout, envelope and errors. Each call rejects
 * with `ApiError`.
 */
export function createHttp({
  baseUrl,
  fetch,
  token: currentToken = () => null,
  onUnauthorized = () => {},
  onOddAnswer = () => {},
  timeout = 10_000,
  checkAnswer = () => undefined,
}: HttpOptions): Http {
  const send = ofetch.create({ retry: false, responseType: 'text', ignoreResponseError: true }, { fetch });
  let reported: string | null | undefined;

  function reportUnauthorized(token: string | null) {
    if (token === reported || token !== (currentToken() ?? null)) return;
    reported = token;
    onUnauthorized(token);
  }

  async function sendOnce(
    endpoint: EndpointData,
    { params = {}, query = {}, body }: CallParts,
    { signal, idempotencyKey, timeout: ownTimeout }: CallOptions,
  ): Promise<unknown> {
    const token = currentToken() ?? null;
    const limit = AbortSignal.timeout(
      ownTimeout ?? (endpoint.takesFile ? Math.max(timeout, fileTimeout) : timeout),
    );
    try {
      const response = await send.raw<string, 'text'>(baseUrl + fillPath(endpoint.path, params), {
        method: endpoint.method,
        // An address cannot hold half a surrogate pair: the call would fail as if the network had.
        query: storableInput(query) as Record<string, unknown>,
        ...(endpoint.method === 'GET' || endpoint.method === 'DELETE'
          ? {}
          : { body: endpoint.takesFile ? formOf(body) : (body ?? {}) }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: {
          'x-platform': 'PC',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
      });
      const data = withOwnAddresses(openEnvelope(response.status, response._data), baseUrl);
      const fault = checkAnswer(endpoint, data);
      if (fault !== undefined) throw new ApiError({ kind: 'decode', message: fault, data });
      return data;
    } catch (error) {
      const failure = asApiError(error, signal, limit);
      if (failure.kind === 'unauthorized') reportUnauthorized(token);
      if (failure.kind === 'http' || failure.kind === 'decode') onOddAnswer(failure);
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

/** Milliseconds in which a file may arrive, also over a telephone's network. */
const fileTimeout = 120_000;

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
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

function fillPath(path: string, params: object) {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(storableText(String(values.get(name)))),
  );
}

function asApiError(error: unknown, signal: AbortSignal | undefined, limit: AbortSignal) {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return aborted(error);
  if (limit.aborted)
    return new ApiError({ kind: 'timeout', message: 'The server did not answer in time.', cause: error });
  return new ApiError({ kind: 'network', message: 'The server could not be reached.', cause: error });
}
