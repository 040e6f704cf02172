import { holdWhile } from '../page/hold-while.ts';
import type { RecorderMedia } from './recorder-media.ts';
import type { RecorderDesk } from './recorder-desk.ts';
import type { ScreenRecorderState } from './screen-recorder.state.ts';

/** Whether something would be lost, or broken off, when the page was left now. */
function mustStay({ step, earlier }: ScreenRecorderState): boolean {
  if (earlier.some(({ status }) => status === 'uploading' || status === 'saving')) return true;
  switch (step.kind) {
    case 'closed':
    case 'setup':
    case 'choosing':
    case 'countdown':
      return false;
    case 'recording':
    case 'paused':
    case 'finishing':
    case 'uploading':
    case 'saving':
      return true;
    case 'preview':
    case 'saved':
      return step.isChanged;
  }
}

/** Asks before the page is left, as long as there is a reason. Answers the way to stop. @see acceptance SR-07 */
export const holdPageOf = ({ desk, media }: { desk: RecorderDesk; media: Pick<RecorderMedia, 'holdPage'> }) =>
  holdWhile(() => mustStay(desk.get()), desk.store.subscribe, media.holdPage);
