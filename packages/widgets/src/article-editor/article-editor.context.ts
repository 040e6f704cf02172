import { createWidgetContext } from '../widget/widget-context.ts';
import type { createArticleEditorStore } from './article-editor.store.ts';

/** What the views of the article editor draw from. */
export const [ArticleEditorProvider, useArticleEditor] =
  createWidgetContext<typeof createArticleEditorStore>('ArticleEditor');
