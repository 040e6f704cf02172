import { createWidgetContext } from '../widget/widget-context.ts';
import type { createExamPlayerStore } from './exam-player.store.ts';

/** What the views of the exam player draw from. */
export const [ExamPlayerProvider, useExamPlayer] =
  createWidgetContext<typeof createExamPlayerStore>('ExamPlayer');
