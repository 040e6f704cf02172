import { createWidgetContext } from '../widget/widget-context.ts';
import type { createResourceListStore } from './resource-list.store.ts';

/** What the views of a list draw from. */
export const [ResourceListProvider, useResourceList] =
  createWidgetContext<typeof createResourceListStore>('ResourceList');
