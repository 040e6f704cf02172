import { badGateway, noAnswer, notInTime, serverFault } from './upload-fault.ts';

export interface TransportRequest {
  method: string;
  headers: Record<string, string>;
  content?: Uint8Array<ArrayBuffer> | string;
  /** Milliseconds. */
  timeout: number;
}

export interface TransportAnswer {
  status: number;
  headers: Record<string, string>;
  data: string;
  res: { status: number; headers: Record<string, string> };
}

/** These are the page's to say; the store's client names them all the same. */
const ofThePage = new Set(['host', 'content-length', 'user-agent']);

/**
 * How the store's client sends: its own way cannot be stopped, and a pause must not wait for five mebibytes on a slow
 * line. Rejects in the client's own form: `status` -1 without an answer, -2 without one in time, and a gateway's fault for
 * an answer that is not the store's.
 */
export function createFetchTransport(fetch: typeof globalThis.fetch, signal: AbortSignal) {
  return {
    async request(
      url: string,
      { method, headers, content, timeout }: TransportRequest,
    ): Promise<TransportAnswer> {
      const limit = AbortSignal.timeout(timeout);
      try {
        const response = await fetch(url, {
          method,
          headers: Object.entries(headers).filter(([name]) => !ofThePage.has(name.toLowerCase())),
          signal: AbortSignal.any([signal, limit]),
          credentials: 'omit',
          cache: 'no-store',
          ...(content === undefined ? {} : { body: content }),
        });
        const answer = { status: response.status, headers: Object.fromEntries(response.headers) };
        const data = await response.text();
        if (!isOfTheStore(data)) throw new ForeignAnswer(response.status, data);
        return { ...answer, data, res: answer };
      } catch (cause) {
        if (cause instanceof ForeignAnswer) throw cause;
        throw limit.aborted && !signal.aborted
          ? new NoAnswer('ConnectionTimeoutError', notInTime, cause)
          : new NoAnswer('RequestError', noAnswer, cause);
      }
    },
  };
}

/** The store answers XML, or nothing; a proxy, or the sign-in page of a network, answers in words or in HTML. */
const isOfTheStore = (data: string) => data === '' || /^\s*<(?!!doctype html\b|html\b)/i.test(data);

/**
 * Somebody else has answered in the store's place, which says nothing about what the store holds. The client makes its own
 * words of the status; what was answered is for the log.
 */
class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswerError';
  readonly status: number;

  constructor(status: number, answer: string) {
    super(`An answer of ${status} is not the store's.`, { cause: answer.slice(0, 500) });
    this.status = status >= serverFault ? status : badGateway;
  }
}

/** Nothing has come back; not even a refusal. */
export class NoAnswer extends Error {
  override readonly name: string;
  readonly status: number;

  constructor(name: string, status: number, cause: unknown) {
    super('The store did not answer.', { cause });
    this.name = name;
    this.status = status;
  }
}
