/** What a file was found to be. */
export interface ProbedVideo {
  seconds: number;
  /** With its codecs. */
  mimeType: string;
  /** Pixels as it is shown: turned, and stretched where its pixels are no squares. */
  width: number;
  height: number;
}

/** From the worker: a request for bytes, or what it has found. */
export type FromWorker =
  { kind: 'read'; start: number; end: number } | { kind: 'found'; video: ProbedVideo | null };

/** To the worker: the bytes that it has asked for, in the order of its requests. */
export type ToWorker = Uint8Array;

export interface ProbeTask {
  /** Length of the file. */
  bytes: number;
}
