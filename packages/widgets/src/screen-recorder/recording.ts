import { createDeadline } from '../deadline/deadline.ts';
import type { WidgetHost } from '../host/widget-host.ts';
import type { MicrophoneDesk } from './microphone-desk.ts';
import { createLimits } from './recording-limits.ts';
import { problemOf, type RecorderDesk } from './recorder-desk.ts';
import { MediaProblem } from './recorder-media.ts';
import type { FinishedRecording, LiveRecording, RecorderMedia, ScreenCapture } from './recorder-media.ts';
import type { Marker } from './recorder-step.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';
import { within } from './time-limit.ts';

export interface RecordingDeps {
  desk: RecorderDesk;
  media: RecorderMedia;
  host: Pick<WidgetHost, 'notify' | 'clock' | 'scheduler' | 'createId'>;
  strings: ScreenRecorderStrings;
  microphone: MicrophoneDesk;
  /** Whose recording it will be. */
  owner: () => string;
  /** A chapter was dropped. */
  onMarked: (owner: string, id: string, markers: readonly Marker[]) => void;
  /** A file was made of what was recorded. */
  onFinished: (done: DoneRecording) => void;
  /** Nothing came of it: the setup is shown again. */
  onBack: () => void;
  /** Removes what the device keeps of a take. */
  clearAway: (owner: string, id: string) => Promise<void>;
}

export interface DoneRecording {
  owner: string;
  startedAt: number;
  markers: readonly Marker[];
  /** Seconds by the recorder's own clock. */
  elapsed: number;
  finished: FinishedRecording;
}

/** What runs from the choice of a screen to the file. */
interface Running {
  id: string;
  owner: string;
  startedAt: number;
  live: LiveRecording;
  /** The file that is being made of it. */
  ending?: Promise<FinishedRecording>;
}

/** Milliseconds after which a file that does not come is given up. What was recorded is kept, and offered again. */
const patience = 30_000;

/** From the press on start to the file: the choice, the countdown, the recording and its end. */
export function createRecording(deps: RecordingDeps) {
  const { desk, media, host, strings, microphone } = deps;
  const countdown = createDeadline(host);
  const limits = createLimits({
    desk,
    scheduler: host.scheduler,
    strings,
    onFull: () => void stop(strings.spokenLimit),
  });
  let capture: ScreenCapture | null = null;
  let running: Running | null = null;
  let stops: (() => void)[] = [];
  /** Each start makes what is still on its way for the one before count for nothing. */
  let round = 0;
  /** The start that is counted down for; letting go resets the countdown, which is no end of it. */
  let counting = -1;

  countdown.subscribe(() => {
    if (counting !== round) return;
    const left = Math.ceil(countdown.remaining() / 1000);
    desk.patch({ left });
    if (left > 0) return;
    counting = -1;
    void begin(round);
  });

  /** Lets go of all that records. */
  function release() {
    round += 1;
    countdown.reset();
    limits.hold();
    microphone.onSwap(() => {});
    for (const end of stops) end();
    stops = [];
    capture?.close();
    capture = null;
    running = null;
  }

  function goBack(problem: MediaProblem['kind'] | null) {
    release();
    desk.move({ kind: 'setup', problem });
    deps.onBack();
  }

  async function start() {
    if (!desk.move({ kind: 'choosing' })) return;
    const own = (round += 1);
    try {
      const chosen = await media.captureScreen();
      if (own !== round) return chosen.close();
      capture = chosen;
    } catch (error) {
      const problem = problemOf(error);
      // Whoever closes the choice has changed their mind, and needs no alarm.
      if (own === round) goBack(problem === 'capture-cancelled' ? null : problem);
      return;
    }
    stops = [capture.onEnded(handleShareEnd)];
    const seconds = desk.get().setup.countdown;
    if (seconds === 0) return begin(own);
    counting = own;
    desk.move({ kind: 'countdown', left: seconds });
    countdown.start(seconds * 1000);
  }

  function handleShareEnd() {
    if (desk.at('recording', 'paused')) void stop(strings.spokenShareEnded);
    else if (desk.at('countdown', 'choosing')) goBack(null);
  }

  async function begin(own: number) {
    const lack = microphone.lack();
    if (!capture) return;
    if (lack !== null) {
      // It was lost during the countdown; nothing is recorded without the voice that was asked for.
      host.notify('critical', lack);
      return goBack(null);
    }
    const facts = { id: host.createId(), owner: deps.owner(), startedAt: host.clock.now() };
    try {
      const live = await media.record({ ...facts, capture, microphone: microphone.current() });
      if (own !== round) return abandon({ ...facts, live });
      follow({ ...facts, live });
    } catch (error) {
      const problem = problemOf(error);
      if (own === round) goBack(problem);
    }
  }

  function follow(next: Running) {
    const { live } = next;
    running = next;
    desk.set({ isSmall: false });
    desk.move({ kind: 'recording', elapsed: 0, markers: [] });
    desk.say(strings.spokenStart);
    limits.begin();
    // It may have become another one while the recording began.
    live.useMicrophone(microphone.current());
    microphone.onSwap((other) => live.useMicrophone(other));
    stops.push(
      live.onElapsed(limits.follow),
      live.onProblem(
        ({ kind }) => void stop(kind === 'storage-full' ? strings.spokenFull : strings.spokenBroken, true),
      ),
    );
  }

  async function stop(words: string, isAlarm = false) {
    const step = desk.at('recording', 'paused');
    if (!step || !running) return;
    const { live, owner, startedAt } = running;
    const elapsed = limits.elapsed() / 1000;
    limits.hold();
    desk.move({ kind: 'finishing' });
    desk.say(words);
    if (isAlarm) host.notify('critical', words);
    const own = round;
    const late = () => Promise.reject(new MediaProblem('unreadable'));
    running.ending = live.stop();
    try {
      const finished = await within(host.scheduler, patience, running.ending, late);
      if (own !== round) return;
      release();
      deps.onFinished({ owner, startedAt, markers: step.markers, elapsed, finished });
    } catch (error) {
      const problem = problemOf(error);
      if (own === round) goBack(problem);
    }
  }

  /** It was given up before it had begun. */
  async function abandon({ id, live }: Pick<Running, 'id' | 'live'>) {
    await live.stop().catch(() => {});
    await media.discard(id).catch(() => {});
  }

  return {
    /** Has to run within a press. */
    start,
    cancelCountdown() {
      if (desk.at('countdown')) goBack(null);
    },
    pause() {
      const step = desk.at('recording');
      if (!step || !running) return;
      running.live.pause();
      limits.hold();
      desk.move({ ...step, kind: 'paused' });
      desk.say(strings.spokenPaused);
    },
    resume() {
      const step = desk.at('paused');
      if (!step || !running) return;
      running.live.resume();
      desk.move({ ...step, kind: 'recording' });
      desk.say(strings.spokenResumed);
    },
    stop: () => void stop(strings.spokenStopped),
    mark() {
      const step = desk.at('recording', 'paused');
      if (!step || !running || step.markers.some(({ at }) => at === step.elapsed)) return;
      const markers = [...step.markers, { at: step.elapsed }];
      desk.patch({ markers });
      deps.onMarked(running.owner, running.id, markers);
    },
    /** Ends whatever runs. `discards` it: the person wants it gone; otherwise it is offered again later. */
    letGo({ discards }: { discards: boolean }) {
      const left = running;
      const ending = left && (left.ending ?? left.live.stop());
      release();
      if (!left) return;
      // A file that is being made is cleared away when it is there.
      void Promise.resolve(ending)
        .catch(() => {})
        .then(() => (discards ? deps.clearAway(left.owner, left.id) : undefined));
    },
    dispose: countdown.dispose,
  };
}

export type Recording = ReturnType<typeof createRecording>;
