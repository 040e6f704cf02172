import type { ArticleFields } from './article-fields.ts';
import type { ArticleEditorContext } from './article-editor.state.ts';

/** The cover: a picture that is stored here, or one that is there already. The one before stays until the other has arrived. */
export function createCover(
  { getProps, get, set, lifetime }: ArticleEditorContext,
  change: (part: Partial<ArticleFields>) => void,
) {
  async function pickCover() {
    const signal = lifetime.signal();
    const picked = await getProps().pickPicture?.();
    if (picked && !signal.aborted) change({ thumb: picked.src });
  }

  async function chooseCover(file: File) {
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
  }

  return { chooseCover, pickCover };
}
