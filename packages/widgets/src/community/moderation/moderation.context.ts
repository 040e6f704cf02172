import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createModerationStore } from './moderation.store.ts';

/** What the views of the queue draw from. */
export const [ModerationProvider, useModeration] =
  createWidgetContext<typeof createModerationStore>('Moderation');
