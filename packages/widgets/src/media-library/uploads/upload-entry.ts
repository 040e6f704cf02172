import type { MediaKind } from '@shuyuan/api-client/manage';

/**
 * Where an upload stands. `waiting`: for its turn. `encoding`: it is being made. `retrying`: an attempt has failed, and another begins by itself.
 * `keeping`: all has arrived, and the library takes it in. `refused`: trying again is in vain.
 */
export type UploadStatus =
  'waiting' | 'encoding' | 'sending' | 'retrying' | 'paused' | 'keeping' | 'done' | 'failed' | 'refused';

/** One upload as it is drawn. */
export interface UploadRow {
  id: string;
  /** As the file is called. */
  name: string;
  /** Null while it is not made yet. */
  bytes: number | null;
  kind: MediaKind;
  status: UploadStatus;
  /** Whole; null where nobody knows. */
  percent: number | null;
  /** Why it has failed or was refused; empty otherwise. */
  message: string;
  canPause: boolean;
}

/** One upload, whichever way it goes. It begins with `start`. */
export interface UploadEntry {
  id: string;
  row: () => UploadRow;
  /** Its turn has come. Does nothing unless it waits for that. */
  start: () => void;
  pause: () => void;
  /** Waits for its turn again, after a pause or a failure. */
  resume: () => void;
  /** Nothing of it is kept. */
  cancel: () => void;
  /** The page goes: what can be finished by another one is kept for it. */
  leave: () => void;
}

/** Whether it takes one of the places of those that are under way. */
export const isUnderWay = (status: UploadStatus) =>
  status === 'encoding' || status === 'sending' || status === 'retrying' || status === 'keeping';

/** Whether leaving the page would break it off. */
export const isUnfinished = (status: UploadStatus) => status === 'waiting' || isUnderWay(status);
