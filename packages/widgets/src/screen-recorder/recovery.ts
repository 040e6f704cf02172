import type { WidgetHost } from '../host/widget-host.ts';
import type { Preview } from './preview.ts';
import { problemOf, type RecorderDesk } from './recorder-desk.ts';
import { MediaProblem, type RecorderMedia } from './recorder-media.ts';
import type { DoneRecording } from './live.ts';
import type { TakeJournal } from './take-journal.ts';
import { within } from './time-limit.ts';

export interface RecoveryDeps {
  desk: RecorderDesk;
  media: Pick<RecorderMedia, 'recover' | 'letGo'>;
  host: Pick<WidgetHost, 'scheduler'>;
  journal: TakeJournal;
  preview: Preview;
  owner: () => string;
  /** A take is shown. */
  onShown: () => void;
  /** Nothing came of it: the setup is shown again. */
  onBack: () => void;
}

/** Milliseconds. A leftover that cannot be made a file of in this time stays a leftover. */
const patience = 60_000;

/** From a finished recording, or from what an earlier page has left of one, to its preview. */
export function createRecovery(deps: RecoveryDeps) {
  const { desk, media, host, journal, preview, owner } = deps;
  let round = 0;
  let isRunning = false;

  function show({ owner: by, startedAt, markers, elapsed, finished }: DoneRecording) {
    const { id, file, mimeType, duration } = finished;
    preview.showTake({ id, file, mimeType, startedAt, duration, markers }, by, elapsed);
    deps.onShown();
  }

  async function recoverInTime(id: string) {
    const recovering = media.recover(id);
    const late = () => Promise.reject(new MediaProblem('unreadable'));
    try {
      return await within(host.scheduler, patience, recovering, late);
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
      const leftover = desk.get().setup.leftovers.find((other) => other.id === id);
      // From a recording that runs one comes to the same step, but by its end.
      if (!leftover || !desk.at('closed', 'setup') || !desk.move({ kind: 'finishing' })) return;
      const own = (round += 1);
      const by = owner();
      isRunning = true;
      try {
        const finished = await recoverInTime(id);
        // Only now no other page can write about it.
        const notes = await journal.read(by, id);
        if (own !== round) return media.letGo?.(id);
        const elapsed = notes.duration ?? leftover.duration;
        show({ owner: by, startedAt: leftover.startedAt, markers: notes.markers, elapsed, finished });
      } catch (error) {
        const problem = problemOf(error);
        if (own !== round) return;
        desk.move({ kind: 'setup', problem });
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
