import type { ArticleFields } from './article-fields.ts';
import type { ArticleEditorContext } from './article-editor.state.ts';

/** Stores a picture as the cover. The one that was there stays until the other has arrived. */
export function createCover(
  { getProps, get, set, lifetime }: ArticleEditorContext,
  change: (part: Partial<ArticleFields>) => void,
) {
  return async (file: File) => {
    const { upload } = getProps();
    if (!upload || get().cover === 'uploading') return;
    const signal = lifetime.signal();
    set({ cover: 'uploading' });
    try {
      const { src } = await upload(file, { onProgress: () => {}, signal });
      set({ cover: 'still' });
      change({ thumb: src });
    } catch {
      // Whatever it was, the file is still where it came from.
      if (!signal.aborted) set({ cover: 'failed' });
    }
  };
}
