import { createWidgetContext } from '../widget/widget-context.ts';
import type { createResourceFormStore } from './resource-form.store.ts';

/** What the views of a form draw from. */
export const [ResourceFormProvider, useResourceForm] =
  createWidgetContext<typeof createResourceFormStore>('ResourceForm');
