import { isApiError } from '@shuyuan/api-client';
import type { ArticleEditorContext } from './article-editor.state.ts';

/** Brings the categories and the tags that an article can be given. */
export function createLoadingChoices({ getProps, get, set, lifetime }: ArticleEditorContext) {
  async function loadCategories() {
    const signal = lifetime.signal();
    try {
      const { data } = await getProps().categories.list(
        { size: 100, sort: 'sort', order: 'asc' },
        { signal },
      );
      set({ categories: data });
    } catch (error) {
      // The article keeps the one that it has; the choice says that the others are missing.
      if (!isApiError(error)) throw error;
    }
  }

  async function loadTags() {
    const signal = lifetime.signal();
    try {
      const found = await getProps().tags?.list({ size: 100 }, { signal });
      if (found) set({ tags: found.data });
    } catch (error) {
      // The article keeps those that it has.
      if (!isApiError(error)) throw error;
    }
  }

  return {
    /** What has not come yet. */
    load() {
      if (get().categories.length === 0) void loadCategories();
      if (get().tags.length === 0) void loadTags();
    },
  };
}
