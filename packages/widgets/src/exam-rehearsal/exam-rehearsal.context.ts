import { createWidgetContext } from '../widget/widget-context.ts';
import type { createExamRehearsalStore } from './exam-rehearsal.store.ts';

/** What the views of the rehearsal draw from. */
export const [ExamRehearsalProvider, useExamRehearsal] =
  createWidgetContext<typeof createExamRehearsalStore>('ExamRehearsal');
