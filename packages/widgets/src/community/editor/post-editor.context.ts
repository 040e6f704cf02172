import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createPostEditorStore } from './post-editor.store.ts';

/** What the view of the editor draws from. */
export const [PostEditorProvider, usePostEditor] =
  createWidgetContext<typeof createPostEditorStore>('PostEditor');
