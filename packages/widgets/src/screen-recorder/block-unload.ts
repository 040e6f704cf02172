import { blockUnloadWhile } from '../widget/block-unload-while.ts';
import type { RecorderMedia } from './recorder-media.ts';
import type { RecorderContext } from './recorder-context.ts';
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

/** Makes the browser ask before the page is left, as long as something would be lost. Returns a function that stops it. @see acceptance SR-07 */
export const blockUnloadFor = ({
  context,
  media,
}: {
  context: RecorderContext;
  media: Pick<RecorderMedia, 'blockUnload'>;
}) => blockUnloadWhile(() => mustStay(context.get()), context.store.subscribe, media.blockUnload);
