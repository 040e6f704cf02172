import type { RecorderTools } from '../stores/recorder-store.ts';

const nothing = () => {};

export interface StoryRecorderOptions {
  /** How many recordings an earlier visit has left. @default 0 */
  unfinished?: number;
  /** Another page has the recorder open. @default false */
  isOpenElsewhere?: boolean;
}

/** A recorder without a browser's media: what stands in its place says what it was given. */
export function createStoryRecorder({
  unfinished = 0,
  isOpenElsewhere = false,
}: StoryRecorderOptions = {}): RecorderTools {
  return {
    ScreenRecorder: ({ isOpen, onClose, openRecord, shareAddress, onSaved }) =>
      isOpen && (
        <dialog open aria-label="录制屏幕">
          <output>{openRecord?.title ?? shareAddress(7)}</output>
          <button type="button" onClick={() => onSaved?.(7)}>
            保存
          </button>
          <button type="button" onClick={onClose}>
            关闭
          </button>
        </dialog>
      ),
    media: {
      examine: () => new Promise(nothing),
      microphones: async () => ({ permission: 'prompt', devices: [] }),
      onDevicesChange: () => nothing,
      openMicrophone: () => new Promise(nothing),
      captureScreen: () => new Promise(nothing),
      record: () => new Promise(nothing),
      recoverable: async () => [],
      recover: () => new Promise(nothing),
      discard: async () => {},
      playable: () => ({ url: '', release: nothing }),
      durationOf: async () => 1,
      download: nothing,
      downloadFrom: nothing,
      blockUnload: () => nothing,
    },
    uploader: {
      start: () => {
        throw new Error('Nothing is uploaded here.');
      },
      unfinished: async () => [],
    },
    countUnfinished: async () => unfinished,
    presence: {
      enter: (_, work) => work(),
      whenNobody: async (_, work) => {
        if (!isOpenElsewhere) work();
      },
    },
  };
}
