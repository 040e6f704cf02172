import type { WidgetHost } from '../../host/widget-host.ts';
import type { Preview } from '../preview/preview.ts';
import { problemOf, type RecorderContext } from '../recorder-context.ts';
import { MediaProblem, type RecorderMedia } from '../recorder-media.ts';
import type { DoneRecording } from '../recording/live.ts';
import type { DraftJournal } from './draft-journal.ts';
import { withTimeout } from '../../async/timeout.ts';

export interface RecoveryDeps {
  context: RecorderContext;
  media: Pick<RecorderMedia, 'recover' | 'letGo'>;
  host: Pick<WidgetHost, 'scheduler'>;
  journal: DraftJournal;
  preview: Preview;
  owner: () => string;
  /** A draft is shown. */
  onShown: () => void;
  /** Nothing came of it: the setup is shown again. */
  onBack: () => void;
}

/** Milliseconds. A recording that cannot be made a file of in this time stays a recording. */
const timeout = 60_000;

/** From a finished recording, or from what an earlier page has left of one, to its preview. */
export function createRecovery(deps: RecoveryDeps) {
  const { context, media, host, journal, preview, owner } = deps;
  let round = 0;
  let isRunning = false;

  function show({ owner: by, startedAt, markers, elapsed, finished }: DoneRecording) {
    const { id, file, mimeType, duration } = finished;
    preview.showDraft({ id, file, mimeType, startedAt, duration, markers }, by, elapsed);
    deps.onShown();
  }

  async function recoverInTime(id: string) {
    const recovering = media.recover(id);
    const late = () => Promise.reject(new MediaProblem('unreadable'));
    try {
      return await withTimeout(host.scheduler, timeout, recovering, late);
    } catch (error) {
      // Nobody waits any more for a file that comes after all.
      void recovering.then(
        () => media.letGo?.(id),
        () => {},
      );
      throw error;
    }
  }

  return {
    show,
    isRunning: () => isRunning,
    recover: async (id: string) => {
      const recording = context.get().setup.recoverable.find((other) => other.id === id);
      // From a recording that runs one comes to the same step, but by its end.
      if (!recording || !context.at('closed', 'setup') || !context.move({ kind: 'finishing' })) return;
      const own = (round += 1);
      const by = owner();
      isRunning = true;
      try {
        const finished = await recoverInTime(id);
        // Only now no other page can write about it.
        const notes = await journal.read(by, id);
        if (own !== round) return media.letGo?.(id);
        const elapsed = notes.duration ?? recording.duration;
        show({ owner: by, startedAt: recording.startedAt, markers: notes.markers, elapsed, finished });
      } catch (error) {
        const problem = problemOf(error);
        if (own !== round) return;
        context.move({ kind: 'setup', problem });
        deps.onBack();
      } finally {
        if (own === round) isRunning = false;
      }
    },
    stop: () => {
      round += 1;
      isRunning = false;
    },
  };
}
