import { createWidgetContext } from '../widget/widget-context.ts';
import type { createStudyCenterStore } from './study-center.store.ts';

/** What the views of the study center draw from. */
export const [StudyCenterProvider, useStudyCenter] =
  createWidgetContext<typeof createStudyCenterStore>('StudyCenter');
