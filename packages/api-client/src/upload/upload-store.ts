import type { Credentials } from './upload-credentials.ts';

export interface SentPart {
  number: number;
  /** What the store answered to it. */
  etag: string;
}

/** One object of the store, with one set of credentials. Every call rejects with the store's words, or when `signal` says so. */
export interface Store {
  /** All of it in one request. */
  put: (file: Blob) => Promise<void>;
  /** Answers the name of an upload in parts. */
  initiate: (mimeType: string) => Promise<string>;
  putPart: (uploadId: string, number: number, part: Blob) => Promise<string>;
  complete: (uploadId: string, parts: SentPart[]) => Promise<void>;
  abort: (uploadId: string) => Promise<void>;
  /** Bytes of the finished object. */
  size: () => Promise<number>;
}

export type OpenStore = (credentials: Credentials, signal: AbortSignal) => Promise<Store>;
