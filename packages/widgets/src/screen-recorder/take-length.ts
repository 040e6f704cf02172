import type { WidgetHost } from '../host/widget-host.ts';
import { isMediaProblem, type RecorderDesk } from './recorder-desk.ts';
import type { RecorderMedia } from './recorder-media.ts';
import type { Take } from './recorder-step.ts';
import { within } from './time-limit.ts';

export interface LengthReaderDeps {
  desk: RecorderDesk;
  media: Pick<RecorderMedia, 'durationOf'>;
  host: Pick<WidgetHost, 'scheduler'>;
}

/** Milliseconds that a file may take to tell its length; then the recorder's own clock counts. */
const patience = 10_000;

/** What a browser says of an unfinished file is often infinite. */
export const isLength = (duration: number | null): duration is number =>
  duration !== null && Number.isFinite(duration) && duration > 0;

/** Finds out how long the take is that is shown. `clock`: what the recorder itself has counted, in seconds. */
export function createLengthReader({ desk, media, host }: LengthReaderDeps) {
  async function measure(file: Blob, clock: number) {
    try {
      const measured = await within(host.scheduler, patience, media.durationOf(file), () => clock);
      return isLength(measured) ? measured : clock;
    } catch (error) {
      if (!isMediaProblem(error)) throw error;
      return clock;
    }
  }

  return async function read(take: Take, clock: number) {
    const duration = await measure(take.file, clock);
    const subject = desk.at('preview', 'uploading', 'saving', 'saved')?.subject;
    // Another one is shown, or something was cut away.
    if (subject?.kind !== 'take' || subject.take.file !== take.file) return;
    desk.patch({ subject: { kind: 'take', take: { ...subject.take, duration } } });
  };
}
