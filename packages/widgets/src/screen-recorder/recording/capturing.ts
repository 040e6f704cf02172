import { createDeadline } from '../../deadline/deadline.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { problemOf, type RecorderContext } from '../recorder-context.ts';
import type { MediaProblemKind, RecorderMedia, ScreenCapture } from '../recorder-media.ts';

export interface CapturingDeps {
  context: RecorderContext;
  media: Pick<RecorderMedia, 'captureScreen'>;
  host: Pick<WidgetHost, 'clock' | 'scheduler'>;
  /** The countdown is over: recording begins. */
  onReady: (capture: ScreenCapture) => void;
  /** The share has ended, or was never given. Null: the person wanted that. */
  onEnded: (problem: MediaProblemKind | null) => void;
}

/** From the press on start to the moment in which recording begins: the choice of a screen, and the countdown. */
export function createCapturing({ context, media, host, onReady, onEnded }: CapturingDeps) {
  const countdown = createDeadline(host);
  let capture: ScreenCapture | null = null;
  let stopEnded = () => {};
  /** Each start makes what is still on its way for the one before count for nothing. */
  let round = 0;
  /** The start that is counted down for: letting go resets the countdown, which is no end of it. */
  let counting = -1;

  countdown.subscribe(() => {
    if (counting !== round || !capture) return;
    const left = Math.ceil(countdown.remaining() / 1000);
    context.patch({ left });
    if (left > 0) return;
    counting = -1;
    onReady(capture);
  });

  async function choose(own: number) {
    try {
      const chosen = await media.captureScreen();
      if (own === round) return chosen;
      chosen.close();
    } catch (error) {
      const problem = problemOf(error);
      // Whoever closes the choice has changed their mind, and needs no alarm.
      if (own === round) onEnded(problem === 'capture-cancelled' ? null : problem);
    }
    return null;
  }

  return {
    /** Has to run within a press. */
    start: async () => {
      if (!context.move({ kind: 'choosing' })) return;
      const own = (round += 1);
      const chosen = await choose(own);
      if (!chosen) return;
      capture = chosen;
      stopEnded = chosen.onEnded(() => onEnded(null));
      const seconds = context.get().setup.countdown;
      if (seconds === 0) return onReady(chosen);
      counting = own;
      context.move({ kind: 'countdown', left: seconds });
      countdown.start(seconds * 1000);
    },
    /** Lets the screen go, and calls off whatever was on its way to it. */
    release: () => {
      round += 1;
      countdown.reset();
      stopEnded();
      stopEnded = () => {};
      capture?.close();
      capture = null;
    },
    dispose: countdown.dispose,
  };
}
