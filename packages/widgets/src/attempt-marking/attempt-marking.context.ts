import { createWidgetContext } from '../widget/widget-context.ts';
import type { createAttemptMarkingStore } from './attempt-marking.store.ts';

/** What the views of marking draw from. */
export const [AttemptMarkingProvider, useAttemptMarking] =
  createWidgetContext<typeof createAttemptMarkingStore>('AttemptMarking');
