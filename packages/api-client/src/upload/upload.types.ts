import type { UploadAuth } from '../uploads/uploads.api.ts';

/** What is uploaded. */
export interface UploadSource {
  /** Kept in the journal until it is uploaded. A zero-byte one is refused. */
  file: Blob;
  /** With its extension. */
  fileName: string;
  /** As the cloud shall call it. */
  title: string;
  /** What the caller needs to finish after a reload, such as the description to save. Structured-cloneable, without secrets. */
  note?: unknown;
}

/** Where an upload stands. `percent` is whole, and never goes back for one upload. */
export type UploadState =
  /** Asking for credentials, or fetching the store's client. */
  | { step: 'preparing'; percent: number }
  | { step: 'uploading'; percent: number }
  /** An attempt has failed; another one begins by itself. */
  | { step: 'waiting'; percent: number }
  | { step: 'paused'; percent: number }
  /** Everything has arrived. */
  | { step: 'done'; percent: 100; videoId: string }
  | { step: 'failed'; percent: number; failure: UploadFailure }
  | { step: 'cancelled'; percent: number };

/**
 * Why an upload has ended. What was sent is kept in each case but `refused`: `resume` goes on from there.
 * - `store`: the store has refused it or could not be reached; `message` and `code` are the store's words, `message` empty
 *   when it has not answered.
 * - `call`: credentials were not given. `message` is the server's when `code` is, a number; else it is for developers, and
 *   `code` the `kind` of the `ApiError` or the name of another error.
 * - `signed-out`: credentials need a sign-in again.
 * - `refused`: the file itself cannot be uploaded; see `code`.
 */
export interface UploadFailure {
  kind: 'store' | 'call' | 'signed-out' | 'refused';
  message: string;
  /**
   * Of the store, as `RequestTimeTooSkewed`, or of the server; `busy` when another page has taken this upload. For
   * `refused` one of `empty`, `too-large` and `unreadable`: the device no longer gives the file out.
   */
  code: string;
}

/** One upload, from its beginning or from where an earlier page had left it. */
export interface Upload {
  /** Names it in the journal. */
  id: string;
  source: UploadSource;
  state: () => UploadState;
  /** Calls back after each change; answers the way to stop. */
  subscribe: (listener: (state: UploadState) => void) => () => void;
  pause: () => void;
  /** Goes on after `pause` or a failure, with what the store already holds. */
  resume: () => void;
  /** Ends it and takes away what the store holds and the journal keeps. */
  cancel: () => Promise<void>;
  /** Takes it out of the journal. Call it when what had to follow a finished upload has happened. */
  forget: () => Promise<void>;
}

/** Uploads of one page to the cloud, which survive a reload through a journal on the device. */
export interface Uploader {
  /** Begins at once; see `state` for what comes of it. */
  start: (source: UploadSource) => Upload;
  /**
   * Uploads that an earlier page has not finished or not forgotten, the oldest first, paused or done, and those of this
   * page that stand still. Asked twice it answers the same objects. Those that another page is busy with are left out.
   */
  unfinished: () => Promise<Upload[]>;
  /**
   * Puts a recording's first picture where the credentials say, in one request and one attempt: what comes of it is nothing
   * that a person waits for. Rejects with the store's words.
   */
  sendPicture?: (credentials: UploadAuth, picture: Blob, signal: AbortSignal) => Promise<void>;
}

/** Values kept on the device, as a widget's host offers them. */
export interface UploadStorage {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  entries: (prefix: string) => Promise<[key: string, value: unknown][]>;
}

/** What the uploader asks of its page, so that it reaches no global: credentials, `fetch`, storage, timers, locks. */
export interface UploaderDeps {
  auth: {
    create: (upload: { title: string; filename: string; size?: number }) => Promise<UploadAuth>;
    refresh: (videoId: string) => Promise<UploadAuth>;
  };
  /** Scheme and host that the API is called at, for a server that is its own store. Absolute. */
  ownAddress: string;
  /** How requests to the store go out; they are its own kind, not the API's calls. */
  fetch: typeof globalThis.fetch;
  /** An upload waits, and counts no failures, as long as this answers false. @default () => true */
  isOnline?: () => boolean;
  storage: UploadStorage;
  /** Runs `task` once after `delay` milliseconds; answers the way to cancel. */
  after: (delay: number, task: () => void) => () => void;
  createId: () => string;
  /** Whose uploads these are: the journal of one person is not shown to another. */
  owner: () => string;
  /** Holds `id` as long as `work` runs, so that no other page takes the same upload; answers false when another page holds it. */
  lock: (id: string, work: () => Promise<void>) => Promise<boolean>;
  /** Sends lines about uploads by loading pictures. Left out: none is sent. */
  usageLog?: UsageLog | undefined;
}

/** Where lines about uploads go. */
export interface UsageLog {
  /** Never throws, and waits for nothing. */
  send: (fields: Record<string, string>) => void;
}
