import type { WidgetHost } from '../../host/widget-host.ts';
import { createCapturing } from './capturing.ts';
import { createLive, type DoneRecording } from './live.ts';
import type { MicrophoneControl } from '../setup/microphone-control.ts';
import { problemOf, type RecorderContext } from '../recorder-context.ts';
import type { MediaProblemKind, RecorderMedia, ScreenCapture } from '../recorder-media.ts';
import type { Marker } from '../recorder-step.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';

export interface RecordingDeps {
  context: RecorderContext;
  media: RecorderMedia;
  host: Pick<WidgetHost, 'notify' | 'clock' | 'scheduler' | 'createId'>;
  strings: ScreenRecorderStrings;
  microphone: MicrophoneControl;
  /** Whose recording it will be. */
  owner: () => string;
  /** A chapter was dropped. */
  onMarked: (owner: string, id: string, markers: readonly Marker[]) => void;
  /** A file was made of what was recorded. */
  onFinished: (done: DoneRecording) => void;
  /** Nothing came of it: the setup is shown again. */
  onBack: () => void;
  /** Removes what the device keeps of a draft. */
  clearAway: (owner: string, id: string) => Promise<void>;
}

/** From the press on start to the file: the choice, the countdown, the recording and its end. */
export function createRecording(deps: RecordingDeps) {
  const { context, media, host, strings, microphone } = deps;
  const live = createLive({ ...deps, onOver: finish });
  const capturing = createCapturing({
    ...deps,
    onReady: (capture) => void begin(capture),
    onEnded: handleEnd,
  });
  /** Letting go makes a beginning that is still on its way count for nothing. */
  let round = 0;

  function release() {
    round += 1;
    capturing.release();
    live.release();
  }

  function goBack(problem: MediaProblemKind | null) {
    release();
    context.move({ kind: 'setup', problem });
    deps.onBack();
  }

  function finish(over: DoneRecording | MediaProblemKind) {
    if (typeof over === 'string') return goBack(over);
    release();
    deps.onFinished(over);
  }

  /** The share has ended, or did not come about. */
  function handleEnd(problem: MediaProblemKind | null) {
    if (context.at('recording', 'paused')) void live.stop(strings.spokenShareEnded);
    else if (context.at('choosing', 'countdown')) goBack(problem);
  }

  async function begin(capture: ScreenCapture) {
    const lack = microphone.lack();
    if (lack !== null) {
      // It was lost during the countdown; nothing is recorded without the voice that was asked for.
      host.notify('critical', lack);
      return goBack(null);
    }
    const own = round;
    const facts = { id: host.createId(), owner: deps.owner(), startedAt: host.clock.now() };
    try {
      const recording = await media.record({ ...facts, capture, microphone: microphone.current() });
      if (own === round) return live.follow({ ...facts, live: recording });
      // It was given up before it had begun.
      await recording.stop().catch(() => {});
      await deps.clearAway(facts.owner, facts.id);
    } catch (error) {
      const problem = problemOf(error);
      if (own === round) goBack(problem);
    }
  }

  return {
    /** Has to run within a press. */
    start: capturing.start,
    cancelCountdown: () => {
      if (context.at('countdown')) goBack(null);
    },
    pause: live.pause,
    resume: live.resume,
    stop: () => void live.stop(strings.spokenStopped),
    mark: live.mark,
    /** Ends whatever runs. `discards` it: the person wants it gone; otherwise it is offered again later. */
    letGo: ({ discards }: { discards: boolean }) => {
      const left = live.end();
      release();
      if (!left) return;
      void left.ended.then(() => (discards ? deps.clearAway(left.owner, left.id) : media.letGo?.(left.id)));
    },
    dispose: capturing.dispose,
  };
}
