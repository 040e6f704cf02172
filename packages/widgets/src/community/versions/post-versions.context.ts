import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createPostVersionsStore } from './post-versions.store.ts';

/** What the views of the earlier versions draw from. */
export const [PostVersionsProvider, usePostVersions] =
  createWidgetContext<typeof createPostVersionsStore>('PostVersions');
