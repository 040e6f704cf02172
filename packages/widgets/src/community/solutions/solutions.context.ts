import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createSolutionsStore } from './solutions.store.ts';

/** What the views of the solutions draw from. */
export const [SolutionsProvider, useSolutions] =
  createWidgetContext<typeof createSolutionsStore>('Solutions');
