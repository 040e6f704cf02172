import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createPostActionsStore } from './post-actions.store.ts';

/** What the views of the actions draw from. */
export const [PostActionsProvider, usePostActions] =
  createWidgetContext<typeof createPostActionsStore>('PostActions');
