import { createWidgetContext } from '../widget/widget-context.ts';
import type { createTranscriptStore } from './transcript.store.ts';

/** What the views of a transcript draw from. */
export const [TranscriptProvider, useTranscript] =
  createWidgetContext<typeof createTranscriptStore>('Transcript');
