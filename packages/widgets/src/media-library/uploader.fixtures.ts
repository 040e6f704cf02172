import type { Upload, Uploader, UploadFailure, UploadState } from '@shuyuan/api-client/upload';

/** What one device keeps of uploads, over reloads. */
export type UploadDevice = Map<string, { source: Upload['source']; percent: number; videoId: string | null }>;

const isUnderWay = ({ step }: UploadState) =>
  step === 'preparing' || step === 'uploading' || step === 'waiting';

/** An uploader of one page, whose network is steered. A page that has ended leaves what it has sent on the device. */
export function createSteeredUploader(device: UploadDevice) {
  const opened = new Map<string, Upload & { set: (state: UploadState) => void }>();
  const begun: string[] = [];
  const pictures: { videoId: string; picture: Blob }[] = [];

  function open(id: string, source: Upload['source'], first: UploadState) {
    const listeners = new Set<(state: UploadState) => void>();
    let state = first;
    const set = (next: UploadState) => {
      state = next;
      const kept = device.get(id);
      if (kept) kept.percent = next.percent;
      if (kept && next.step === 'done') kept.videoId = next.videoId;
      for (const listener of listeners) listener(next);
    };
    const drop = () => {
      device.delete(id);
      opened.delete(id);
      if (state.step !== 'done') set({ step: 'cancelled', percent: state.percent });
    };
    const upload = {
      id,
      source,
      state: () => state,
      set,
      subscribe(listener: (state: UploadState) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      pause: () => {
        if (isUnderWay(state)) set({ step: 'paused', percent: state.percent });
      },
      resume: () => {
        if (state.step === 'paused' || state.step === 'failed')
          set({ step: 'uploading', percent: state.percent });
      },
      cancel: async () => drop(),
      forget: async () => drop(),
    };
    opened.set(id, upload);
    return upload;
  }

  const running = () => [...opened.values()].filter((upload) => isUnderWay(upload.state()));

  const uploader: Uploader = {
    sendPicture: async ({ video_id: videoId }, picture) => void pictures.push({ videoId, picture }),
    start(source) {
      const id = `upload-${device.size + begun.length + 1}`;
      begun.push(source.fileName);
      device.set(id, { source, percent: 0, videoId: null });
      return open(id, source, { step: 'preparing', percent: 0 });
    },
    unfinished: async () =>
      [...device]
        .filter(([id]) => !running().some((upload) => upload.id === id))
        .map(
          ([id, { source, percent, videoId }]) =>
            opened.get(id) ??
            open(
              id,
              source,
              videoId === null ? { step: 'paused', percent } : { step: 'done', percent: 100, videoId },
            ),
        ),
  };

  return {
    uploader,
    /** Names of the files that this page has begun to send. */
    begun,
    /** Covers that were sent. */
    pictures,
    /** Every running one comes so far; at 100 it has arrived. */
    reach(percent: number) {
      for (const upload of running())
        if (percent < 100) upload.set({ step: 'uploading', percent });
        else upload.set({ step: 'done', percent: 100, videoId: `video-${upload.id}` });
    },
    fail(failure: UploadFailure) {
      for (const upload of running())
        upload.set({ step: 'failed', percent: upload.state().percent, failure });
    },
  };
}
