import type { MediaFile } from '@shuyuan/api-client/manage';
import type { Upload, Uploader, UploadSource, UploadState } from '@shuyuan/api-client/upload';
import type { MediaLibraryStrings } from '../media-library.strings.ts';
import { createArrival, type Arrival } from './arrival.ts';
import type { UploadEntry, UploadStatus } from './upload-entry.ts';
import type { UploadNote } from './upload-note.ts';
import { uploadWords } from './upload-words.ts';

interface PartsUploadOptions {
  id: string;
  source: UploadSource;
  note: UploadNote;
  uploader: Pick<Uploader, 'start'>;
  /** As an earlier page has left it. Left out for a new one. */
  left?: Upload;
  /** Takes what has arrived into the library; the same again answers the same file. */
  keep: (videoId: string) => Promise<MediaFile>;
  strings: MediaLibraryStrings;
  onChange: () => void;
  onStored: (file: MediaFile) => void;
  /** Another page has ended it. */
  onGone: () => void;
}

/** One file in parts, from its beginning, or from where an earlier page has left it, to the library. */
export function createPartsUpload(options: PartsUploadOptions): UploadEntry {
  const { id, source, note, uploader, left, strings } = options;
  let upload = left ?? null;
  /** For its turn, as it was neither paused by somebody nor is it under way. */
  let isWaiting = true;
  let isLeft = false;
  let stop = () => {};

  const onChange = () => {
    if (!isLeft) options.onChange();
  };
  const arrival = createArrival({
    keep: options.keep,
    strings,
    onChange,
    async onKept(file) {
      await upload?.forget().catch(() => {});
      if (!isLeft) options.onStored(file);
    },
    onLost() {
      stop();
      void upload?.forget().catch(() => {});
      upload = null;
    },
  });

  function handle(state: UploadState) {
    if (state.step === 'done') arrival.take(state.videoId);
    else if (state.step === 'cancelled' && arrival.state() === 'none') options.onGone();
    else onChange();
  }

  function start() {
    isWaiting = false;
    const isNew = upload === null;
    upload ??= uploader.start(source);
    stop();
    stop = upload.subscribe(handle);
    arrival.reset();
    const state = upload.state();
    if (state.step === 'done') return arrival.take(state.videoId);
    if (!isNew) upload.resume();
    onChange();
  }

  const statusNow = () => (isWaiting ? 'waiting' : statusOf(arrival.state(), upload?.state()));

  return {
    id,
    row: () => {
      const { fileName: name, file } = source;
      const percent = upload?.state().percent ?? 0;
      const message = isWaiting ? '' : messageOf(arrival.state(), upload?.state(), strings);
      const status = statusNow();
      const canPause = ['waiting', 'sending', 'retrying'].includes(status);
      return { id, name, bytes: file.size, kind: note.way, status, percent, message, canPause };
    },
    start: () => {
      if (isWaiting) start();
    },
    pause: () => {
      isWaiting = false;
      upload?.pause();
      onChange();
    },
    resume: () => {
      const status = statusNow();
      isWaiting = status === 'paused' || status === 'failed';
      onChange();
    },
    cancel: () => {
      isLeft = true;
      stop();
      if (arrival.state() !== 'keeping' && arrival.state() !== 'done') void upload?.cancel().catch(() => {});
    },
    leave: () => {
      isLeft = true;
      stop();
      upload?.pause();
    },
  };
}

/** Without a state it has not begun. */
function statusOf(arrival: Arrival, state: UploadState | undefined): UploadStatus {
  if (typeof arrival === 'object') return arrival.isRefused ? 'refused' : 'failed';
  if (arrival !== 'none') return arrival;
  switch (state?.step) {
    case undefined:
    case 'paused':
      return 'paused';
    case 'failed':
      return state.failure.kind === 'refused' ? 'refused' : 'failed';
    case 'waiting':
      return 'retrying';
    case 'done':
      return 'keeping';
    default:
      return 'sending';
  }
}

function messageOf(arrival: Arrival, state: UploadState | undefined, strings: MediaLibraryStrings) {
  if (typeof arrival === 'object') return arrival.message;
  return state?.step === 'failed' ? uploadWords(state.failure, strings) : '';
}
