import { createWidgetContext } from '../widget/widget-context.ts';
import type { createQuestionPracticeStore } from './question-practice.store.ts';

/** What the views of practising draw from. */
export const [QuestionPracticeProvider, useQuestionPractice] =
  createWidgetContext<typeof createQuestionPracticeStore>('QuestionPractice');
