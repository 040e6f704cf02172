import type { UploadFailure, UploadState } from './upload.types.ts';

export type UploadStatus = ReturnType<typeof createUploadStatus>;

/** The state of one upload and who hears of it. Percent never goes back, nothing is told twice, and the end is the end. */
export function createUploadStatus(initial: UploadState) {
  const listeners = new Set<(state: UploadState) => void>();
  let state = initial;
  /** What is under way, or waited for. */
  let phase: 'preparing' | 'uploading' = 'preparing';
  let isWaiting = false;

  function set(next: UploadState) {
    const isSame = next.step === state.step && next.percent === state.percent;
    if (isSame || state.step === 'done' || state.step === 'cancelled') return;
    state = next;
    for (const listener of listeners) listener(next);
  }

  function subscribe(listener: (state: UploadState) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function setWaiting(next: boolean) {
    isWaiting = next;
    set({ step: isWaiting ? 'waiting' : phase, percent: state.percent });
  }

  return {
    state: (): UploadState => state,
    subscribe,
    enter(step: 'preparing' | 'uploading', percent = 0) {
      phase = step;
      set({ step: isWaiting ? 'waiting' : phase, percent: Math.max(percent, state.percent) });
    },
    setWaiting,
    pause() {
      isWaiting = false;
      set({ step: 'paused', percent: state.percent });
    },
    fail(failure: UploadFailure) {
      isWaiting = false;
      set({ step: 'failed', percent: state.percent, failure });
    },
    finish: (videoId: string) => set({ step: 'done', percent: 100, videoId }),
    cancel: () => set({ step: 'cancelled', percent: state.percent }),
  };
}
