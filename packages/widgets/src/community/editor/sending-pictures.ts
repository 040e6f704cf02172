import type { UploadPicture } from '@shuyuan/ui/rich-text-editor';
import type { StoreContext } from '../../widget/store-context.ts';
import type { PostEditorState } from './post-editor.store.ts';
import type { PostEditorStrings } from './post-editor.strings.ts';
import type { PostEditorProps } from './post-editor.tsx';

type Context = StoreContext<PostEditorProps, PostEditorStrings, PostEditorState>;

/** What happens around the pictures of a post; `send` publishes it. */
export const sendingPictures = ({ get, set, getProps }: Context, send: () => void) => ({
  /** Stores a picture. After a failure nothing is published by itself: the writer decides whether it goes without. */
  upload: async (...picture: Parameters<UploadPicture>): ReturnType<UploadPicture> => {
    const { upload } = getProps();
    if (!upload) throw new Error('Pictures are not offered here.');
    try {
      return await upload(...picture);
    } catch (error) {
      set({ isAwaited: false });
      throw error;
    }
  },
  notePictures: (isSendingPictures: boolean) => {
    const { isAwaited } = get();
    set({ isSendingPictures, isAwaited: isAwaited && isSendingPictures });
    if (isAwaited && !isSendingPictures) send();
  },
});
