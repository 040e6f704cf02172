import { createWidgetContext } from '../widget/widget-context.ts';
import type { createClassroomStore } from './classroom.store.ts';

/** What the views of the classroom draw from. */
export const [ClassroomProvider, useClassroom] =
  createWidgetContext<typeof createClassroomStore>('Classroom');
