import type { WidgetHost } from '../../host/widget-host.ts';
import { isMediaProblem, type RecorderContext } from '../recorder-context.ts';
import type { RecorderMedia } from '../recorder-media.ts';
import type { RecordingDraft } from '../recorder-step.ts';
import { withTimeout } from '../../async/timeout.ts';

export interface LengthReaderDeps {
  context: RecorderContext;
  media: Pick<RecorderMedia, 'durationOf'>;
  host: Pick<WidgetHost, 'scheduler'>;
}

/** Milliseconds that a file may take to tell its length; then the recorder's own clock counts. */
const timeout = 10_000;

/** What a browser says of an unfinished file is often infinite. */
export const isLength = (duration: number | null): duration is number =>
  duration !== null && Number.isFinite(duration) && duration > 0;

/** Finds out how long the draft is that is shown. `clock`: what the recorder itself has counted, in seconds. */
export function createLengthReader({ context, media, host }: LengthReaderDeps) {
  async function measure(file: Blob, clock: number) {
    try {
      const measured = await withTimeout(host.scheduler, timeout, media.durationOf(file), () => clock);
      return isLength(measured) ? measured : clock;
    } catch (error) {
      if (!isMediaProblem(error)) throw error;
      return clock;
    }
  }

  return async function read(draft: RecordingDraft, clock: number) {
    const duration = await measure(draft.file, clock);
    const subject = context.at('preview', 'uploading', 'saving', 'saved')?.subject;
    // Another one is shown, or something was cut away.
    if (subject?.kind !== 'draft' || subject.draft.file !== draft.file) return;
    context.patch({ subject: { kind: 'draft', draft: { ...subject.draft, duration } } });
  };
}
