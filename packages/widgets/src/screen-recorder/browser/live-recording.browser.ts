import { MediaProblem, type FinishedRecording, type LiveRecording } from '../recorder-media.ts';
import { storageProblem } from './media-problems.ts';
import { createRecordedTime } from './recorded-time.ts';
import type { SpoolWriter } from './spool/spool.browser.ts';
import { within } from '../../film/within.browser.ts';

export interface LiveRecordingDeps {
  /** Not started yet. */
  recorder: MediaRecorder;
  spool: SpoolWriter;
  useMicrophone: LiveRecording['useMicrophone'];
  /** What was recorded has been kept, `elapsed` milliseconds of it. */
  finish: (elapsed: number) => Promise<FinishedRecording>;
  /** It is over, however it came: what was used for it can be closed. */
  onOver: () => void;
}

/** Each step of stopping may be kept waiting by the browser for ever; what was written by then is what there is. */
const timeout = 3000;

/** What a crash of the page takes at most, in milliseconds. */
const timeslice = 1000;

/** Starts the recorder, and keeps what it gives. `end` is a stop without a file. */
export function createLiveRecording({ recorder, spool, useMicrophone, finish, onOver }: LiveRecordingDeps) {
  recorder.start(timeslice);
  const time = createRecordedTime(() => performance.now());
  const elapsedListeners = new Set<(milliseconds: number) => void>();
  const problemListeners = new Set<(problem: MediaProblem) => void>();
  const ended = Promise.withResolvers<void>();
  let writing = Promise.resolve();
  let problem: MediaProblem | null = null;
  let finishing: Promise<FinishedRecording> | null = null;
  let isOver = false;
  /** What the spool has taken, in milliseconds. */
  let kept = 0;

  function fail(found: MediaProblem) {
    if (problem) return;
    problem = found;
    for (const listener of problemListeners) listener(found);
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    const elapsed = time.elapsed();
    writing = writing.then(async () => {
      // Behind a gap nothing can be read.
      if (problem || data.size === 0) return;
      try {
        await spool.write(data, elapsed);
        kept = elapsed;
      } catch (error) {
        // Also of the last chunk, which comes when the recording was already stopped.
        fail(storageProblem(error));
      }
    });
  });
  recorder.addEventListener('error', () => {
    if (!isOver) fail(new MediaProblem('unreadable'));
  });
  recorder.addEventListener('stop', () => {
    ended.resolve();
    // Nobody has asked it to.
    if (!finishing) fail(new MediaProblem('unreadable'));
  });
  spool.onTick(() => {
    if (recorder.state !== 'recording') return;
    const elapsed = time.elapsed();
    for (const listener of elapsedListeners) listener(elapsed);
  });

  /** Lets go of everything; the chunks so far stay where they are. */
  async function end() {
    time.pause();
    if (recorder.state === 'inactive') ended.resolve();
    else recorder.stop();
    await within(timeout, ended.promise).catch(() => {});
    isOver = true;
    onOver();
    await within(timeout, writing).catch(() => {});
    await spool.close().catch(() => {});
  }

  async function endAndFinish() {
    await end();
    return finish(problem ? kept : time.elapsed());
  }

  const live: LiveRecording = {
    pause() {
      if (recorder.state !== 'recording') return;
      // Out of the encoder's hands, should the page not come back from the pause.
      recorder.requestData();
      recorder.pause();
      time.pause();
    },
    resume() {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      time.resume();
    },
    useMicrophone,
    onElapsed: (listener) => subscribe(elapsedListeners, listener),
    onProblem: (listener) => subscribe(problemListeners, listener),
    stop: () => (finishing ??= endAndFinish()),
  };
  return { live, end };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
