/** Stores a picture and answers its address. `onProgress` takes 0 to 1. Rejects with words for the writer, or with anything else. */
export type UploadPicture = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<{ src: string }>;

/** A picture that has its address already. */
export interface PickedPicture {
  src: string;
  /** What it says, for those who do not see it. */
  alt?: string;
  /** Pixels of its own. With both a reader's page keeps its place before it is there. */
  width?: number;
  height?: number;
}

/** Lets the writer choose a picture that is stored already, such as in a dialog; null when none was chosen. Never rejects. */
export type PickPicture = () => Promise<PickedPicture | null>;

/** How the upload of one picture is getting on. */
export type UploadState =
  | { status: 'running'; share: number }
  | { status: 'failed' }
  | { status: 'done'; src: string; width: number | null; height: number | null };

interface Upload {
  file: File;
  state: UploadState;
  /** It was taken out of the text, and is sent again when an undo brings it back. */
  isGone: boolean;
  abort: AbortController;
  listeners: Set<() => void>;
}

/** Natural size of a picture, and a small copy to show in its place: no address, so that no policy has anything to say. */
export async function examinePicture(
  file: File,
): Promise<{ width: number; height: number; bitmap: ImageBitmap } | null> {
  if (typeof createImageBitmap !== 'function') return null;
  try {
    const bitmap = await createImageBitmap(file);
    return { width: bitmap.width, height: bitmap.height, bitmap };
  } catch {
    return null;
  }
}

interface UploadsCallbacks {
  onDone: (id: string) => void;
  /** The first picture is on its way, or the last one is no more. */
  onSending: (isSending: boolean) => void;
}

/** The pictures of one editor that are on their way, by the ids that its document knows them by. */
export function createUploads(
  uploadPicture: () => UploadPicture | undefined,
  { onDone, onSending }: UploadsCallbacks,
) {
  const uploads = new Map<string, Upload>();
  let last = 0;
  let wasSending = false;

  function tell(upload: Upload, state: UploadState) {
    upload.state = state;
    for (const listener of upload.listeners) listener();
    const isSending = isAnyRunning(uploads);
    if (isSending === wasSending) return;
    wasSending = isSending;
    onSending(isSending);
  }

  async function send(id: string, upload: Upload) {
    const port = uploadPicture();
    if (!port) return tell(upload, { status: 'failed' });
    upload.abort = new AbortController();
    const { signal } = upload.abort;
    tell(upload, { status: 'running', share: 0 });
    try {
      const { src } = await port(upload.file, {
        signal,
        onProgress(share) {
          if (!signal.aborted && upload.state.status === 'running')
            tell(upload, { status: 'running', share: Math.min(1, Math.max(0, share)) });
        },
      });
      // With them a reader's page keeps its place before it is there.
      const size = await examinePicture(upload.file);
      size?.bitmap.close();
      if (signal.aborted) return;
      tell(upload, { status: 'done', src, width: size?.width ?? null, height: size?.height ?? null });
      onDone(id);
    } catch {
      // Whatever it was, the picture is still here and can be sent again.
      if (!signal.aborted) tell(upload, { status: 'failed' });
    }
  }

  return {
    /** Begins to send a picture and answers its id. */
    start(file: File) {
      const id = `upload-${(last += 1)}`;
      const upload = newUpload(file);
      uploads.set(id, upload);
      void send(id, upload);
      return id;
    },
    stateOf: (id: string): UploadState => uploads.get(id)?.state ?? { status: 'failed' },
    fileOf: (id: string) => uploads.get(id)?.file,
    retry(id: string) {
      const upload = uploads.get(id);
      if (upload?.state.status === 'failed') void send(id, upload);
    },
    /** `shown`: those that stand in the text. */
    follow(shown: ReadonlySet<string>) {
      for (const [id, upload] of uploads) {
        const isRunning = upload.state.status === 'running';
        if (upload.isGone && shown.has(id)) {
          upload.isGone = false;
          void send(id, upload);
        } else if (isRunning && !shown.has(id)) {
          upload.isGone = true;
          upload.abort.abort();
          tell(upload, { status: 'failed' });
        }
      }
    },
    subscribe(id: string, listener: () => void) {
      const listeners = uploads.get(id)?.listeners;
      listeners?.add(listener);
      return () => void listeners?.delete(listener);
    },
    stopAll() {
      for (const { abort } of uploads.values()) abort.abort();
      if (wasSending) onSending(false);
    },
  };
}

const isAnyRunning = (uploads: ReadonlyMap<string, Upload>) =>
  [...uploads.values()].some(({ state }) => state.status === 'running');

/** Before it is sent. */
const newUpload = (file: File): Upload => ({
  file,
  state: { status: 'failed' },
  isGone: false,
  abort: new AbortController(),
  listeners: new Set(),
});

export type Uploads = ReturnType<typeof createUploads>;
