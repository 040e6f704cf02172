import type { WidgetHost } from '../../host/widget-host.ts';
import type { MicrophoneControl } from '../setup/microphone-control.ts';
import { problemOf, type RecorderContext } from '../recorder-context.ts';
import { MediaProblem } from '../recorder-media.ts';
import type { FinishedRecording, LiveRecording, MediaProblemKind, RecorderMedia } from '../recorder-media.ts';
import type { Marker } from '../recorder-step.ts';
import { createLimits } from './recording-limits.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';
import { withTimeout } from '../../async/timeout.ts';

export interface LiveDeps {
  context: RecorderContext;
  media: Pick<RecorderMedia, 'letGo'>;
  host: Pick<WidgetHost, 'notify' | 'scheduler'>;
  strings: ScreenRecorderStrings;
  microphone: MicrophoneControl;
  onMarked: (owner: string, id: string, markers: readonly Marker[]) => void;
  /** The file, or why there is none. */
  onOver: (over: DoneRecording | MediaProblemKind) => void;
}

export interface DoneRecording {
  owner: string;
  /** Epoch milliseconds. */
  startedAt: number;
  markers: readonly Marker[];
  /** Seconds by the recorder's own clock. */
  elapsed: number;
  finished: FinishedRecording;
}

interface Running {
  id: string;
  owner: string;
  startedAt: number;
  live: LiveRecording;
  /** The file that is being made of it. */
  ending?: Promise<FinishedRecording>;
}

/** Milliseconds after which a file that does not come is given up. What was recorded is kept, and offered again. */
const timeout = 30_000;

const tooLate = () => Promise.reject(new MediaProblem('unreadable'));

/** A recording that runs: what the person does to it, and how it ends. */
export function createLive(deps: LiveDeps) {
  const { context, host, strings, microphone } = deps;
  const limits = createLimits({
    ...deps,
    scheduler: host.scheduler,
    onFull: () => void stop(strings.spokenLimit),
  });
  let running: Running | null = null;
  let stops: (() => void)[] = [];

  async function stop(words: string) {
    const step = context.at('recording', 'paused');
    if (!step || !running) return;
    const own = running;
    const facts = { owner: own.owner, startedAt: own.startedAt, markers: step.markers };
    const elapsed = limits.elapsed() / 1000;
    limits.hold();
    context.move({ kind: 'finishing' });
    context.announce(words);
    own.ending = own.live.stop();
    try {
      const finished = await withTimeout(host.scheduler, timeout, own.ending, tooLate);
      if (running === own) deps.onOver({ ...facts, elapsed, finished });
    } catch (error) {
      const problem = problemOf(error);
      if (running !== own) return;
      // Nobody waits any more for a file that comes after all.
      void own.ending.then(() => deps.media.letGo?.(own.id), nothing);
      deps.onOver(problem);
    }
  }

  function breakOff({ kind }: MediaProblem) {
    const words = kind === 'storage-full' ? strings.spokenFull : strings.spokenBroken;
    host.notify('critical', words);
    void stop(words);
  }

  return {
    stop,
    follow: (next: Running) => {
      const { live } = next;
      running = next;
      context.set({ isSmall: false });
      context.move({ kind: 'recording', elapsed: 0, markers: [] });
      context.announce(strings.spokenStart);
      limits.begin();
      stops = [microphone.lend(live), live.onElapsed(limits.follow), live.onProblem(breakOff)];
    },
    pause: () => {
      const step = context.at('recording');
      if (!step) return;
      running?.live.pause();
      limits.hold();
      context.move({ ...step, kind: 'paused' });
      context.announce(strings.spokenPaused);
    },
    resume: () => {
      const step = context.at('paused');
      if (!step) return;
      running?.live.resume();
      context.move({ ...step, kind: 'recording' });
      context.announce(strings.spokenResumed);
    },
    mark: () => {
      const step = context.at('recording', 'paused');
      if (!step || !running || step.markers.some(({ at }) => at === step.elapsed)) return;
      const markers = [...step.markers, { at: step.elapsed }];
      context.patch({ markers });
      deps.onMarked(running.owner, running.id, markers);
    },
    /** Ends it for good; a file that is being made is waited for. Null when nothing runs. */
    end: () => {
      if (!running) return null;
      const { id, owner, live, ending = live.stop() } = running;
      return { id, owner, ended: ending.then(nothing, nothing) };
    },
    release: () => {
      limits.hold();
      for (const end of stops) end();
      stops = [];
      running = null;
    },
  };
}

const nothing = () => {};
