import type { MediaFile, MediaKind } from '@shuyuan/api-client/manage';
import { isRefused } from '../../async/refusals.ts';
import type { MediaLibraryStrings } from '../media-library.strings.ts';
import type { UploadEntry, UploadStatus } from './upload-entry.ts';
import { callWords } from './upload-words.ts';

interface RequestUploadOptions {
  id: string;
  file: File;
  kind: MediaKind;
  send: (options: { signal: AbortSignal; timeout: number }) => Promise<MediaFile>;
  strings: MediaLibraryStrings;
  /** It looks different. */
  onChange: () => void;
  /** The library holds it. */
  onStored: (file: MediaFile) => void;
}

/** Milliseconds until a request with a file in it has failed: ten megabytes over a slow line. */
const requestTimeout = 180_000;

/** One file in one request. Nothing of it outlives the page, and once it is on its way it can only be cancelled. */
export function createRequestUpload(options: RequestUploadOptions): UploadEntry {
  const { id, file, kind, send, strings, onChange, onStored } = options;
  let status: UploadStatus = 'waiting';
  let message = '';
  let call = new AbortController();

  function enter(next: UploadStatus, why = '') {
    status = next;
    message = why;
    onChange();
  }

  async function start() {
    call = new AbortController();
    const { signal } = call;
    // It leaves before others hear that its turn has come: they leave after it.
    const sent = send({ signal, timeout: requestTimeout });
    enter('sending');
    try {
      const stored = await sent;
      if (signal.aborted) return;
      enter('done');
      onStored(stored);
    } catch (error) {
      const why = callWords(error, strings);
      if (!signal.aborted) enter(isRefused(error) ? 'refused' : 'failed', why);
    }
  }

  return {
    id,
    row: () => ({
      id,
      name: file.name,
      bytes: file.size,
      kind,
      status,
      percent: status === 'done' ? 100 : null,
      message,
      canPause: status === 'waiting',
    }),
    start: () => {
      if (status === 'waiting') void start();
    },
    pause: () => {
      if (status === 'waiting') enter('paused');
    },
    resume: () => {
      if (status === 'paused' || status === 'failed') enter('waiting');
    },
    cancel: () => call.abort(),
    leave: () => call.abort(),
  };
}
