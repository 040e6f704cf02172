import { ApiError } from '../http/api-error.ts';

/** Where the count is followed: a stream of events, and therefore no call of the contract. */
const liveMessagesPath = '/api/v2/my/messages/live';

/** The server says something each 15 seconds: who hears nothing for three times as long has lost it. */
const longestSilence = 45_000;

/** What following takes. Reads no global, as `HttpOptions` does not. */
export interface WatchUnreadOptions {
  /** Scheme and host of the server, without a trailing slash; empty for the page's own origin. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  token: string;
  signal: AbortSignal;
  /** Called with the count at first, and whenever it is another one. */
  onUnread: (count: number) => void;
}

/**
 * Follows how many messages are not read until the server or `signal` ends it. What is told is the count, never a change
 * of it: whoever begins again has missed nothing. Rejects when it cannot be followed, or nothing is heard any more.
 */
export async function watchUnread({
  baseUrl,
  fetch,
  token,
  signal,
  onUnread,
}: WatchUnreadOptions): Promise<void> {
  const given = AbortSignal.any([signal, AbortSignal.timeout(longestSilence)]);
  const gaveUp = new AbortController();
  const answer = await within(
    given,
    fetch(baseUrl + liveMessagesPath, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, gaveUp.signal]),
    }),
  );
  try {
    const { status, headers, body } = answer;
    if (!body || headers.get('content-type')?.startsWith('text/event-stream') !== true)
      throw new ApiError({ kind: 'http', message: 'No stream of events was answered.', status });
    await readCounts(body, signal, onUnread);
  } finally {
    gaveUp.abort();
  }
}

async function readCounts(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onUnread: (count: number) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longestSilence)]);
    const { done, value } = await within(limit, reader.read());
    if (done) return;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const count = /^data: (\d+)$/m.exec(event)?.[1];
      if (count !== undefined) onUnread(Number(count));
    }
  }
}

function within<Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
    if (limit.aborted) reject(limit.reason as Error);
    work.then(resolve, reject);
  });
}
