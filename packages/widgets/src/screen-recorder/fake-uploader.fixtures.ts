import type { Upload, Uploader, UploadFailure, UploadState } from '@shuyuan/api-client/upload';
import { testUser } from '../testing/test-user.ts';
import type { FakeDevice, KeptUpload } from './fake-device.fixtures.ts';

export interface FakeUploader extends Uploader {
  /** Moves every running upload on; at 100 it is done. */
  reach: (percent: number) => void;
  /** An attempt of every running one has failed, and another one waits. */
  wait: () => void;
  fail: (failure: UploadFailure) => void;
  /** Names of the uploads of this page, in the order of their beginnings. */
  begun: string[];
  /** Ids of the videos whose pictures have come. */
  pictures: string[];
  /** What comes of sending a picture, where not all goes well. */
  onPicture: (answer: () => Promise<void>) => void;
}

type Running = Upload & { set: (state: UploadState) => void };

export interface FakeUploaderOptions {
  device: FakeDevice;
  /** Whoever is signed in. @default the test user */
  owner?: () => string;
}

/** An uploader whose network is steered. What it keeps lies on the device, for the next page. */
export function createFakeUploader({
  device,
  owner = () => String(testUser.id),
}: FakeUploaderOptions): FakeUploader {
  const running = new Map<string, Running>();
  const begun: string[] = [];
  const pictures: string[] = [];
  let pictureArrives = async () => {};

  function open(id: string, kept: KeptUpload, first: UploadState): Running {
    const listeners = new Set<(state: UploadState) => void>();
    let state = first;

    function set(next: UploadState) {
      state = next;
      for (const listener of listeners) listener(next);
    }

    const upload: Running = {
      id,
      source: kept.source,
      state: () => state,
      set(next) {
        kept.percent = Math.max(kept.percent, next.percent);
        if (next.step === 'done') kept.videoId = next.videoId;
        set(next);
      },
      subscribe(listener) {
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
      async cancel() {
        device.uploads.delete(id);
        running.delete(id);
        set({ step: 'cancelled', percent: state.percent });
      },
      async forget() {
        device.uploads.delete(id);
        running.delete(id);
      },
    };
    running.set(id, upload);
    return upload;
  }

  return {
    begun,
    pictures,
    onPicture: (answer) => void (pictureArrives = answer),
    async sendPicture({ video_id }) {
      await pictureArrives();
      pictures.push(video_id);
    },
    start(source) {
      const id = `upload-${device.uploads.size + begun.length + 1}`;
      const kept = { owner: owner(), source, percent: 0, videoId: null };
      device.uploads.set(id, kept);
      begun.push(id);
      const isEmpty = source.file.size === 0;
      return open(
        id,
        kept,
        isEmpty
          ? { step: 'failed', percent: 0, failure: { kind: 'refused', message: '', code: 'empty' } }
          : { step: 'preparing', percent: 0 },
      );
    },
    unfinished: async () =>
      [...device.uploads]
        .filter(([id, kept]) => kept.owner === owner() && !isBusy(running.get(id)))
        .map(
          ([id, kept]) =>
            running.get(id) ??
            open(
              id,
              kept,
              kept.videoId === null
                ? { step: 'paused', percent: kept.percent }
                : { step: 'done', percent: 100, videoId: kept.videoId },
            ),
        ),
    reach(percent) {
      for (const upload of running.values()) {
        if (!isUnderWay(upload.state())) continue;
        if (percent < 100) upload.set({ step: 'uploading', percent });
        else upload.set({ step: 'done', percent: 100, videoId: `video-${upload.id}` });
      }
    },
    wait() {
      for (const upload of running.values())
        if (isUnderWay(upload.state())) upload.set({ step: 'waiting', percent: upload.state().percent });
    },
    fail(failure) {
      for (const upload of running.values())
        if (isUnderWay(upload.state()))
          upload.set({ step: 'failed', percent: upload.state().percent, failure });
    },
  };
}

const isBusy = (upload: Upload | undefined) => upload !== undefined && isUnderWay(upload.state());

const isUnderWay = ({ step }: UploadState) =>
  step === 'preparing' || step === 'uploading' || step === 'waiting';
